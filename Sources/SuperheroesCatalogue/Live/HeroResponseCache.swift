import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

/// The heroes that were read last: few of them whole, of many where each stands in the saved answer,
/// a hundredth of that.
final class HeroResponseCache: Sendable {
  private struct Last {
    let moment: Moment
    let response: HeroResponse?
    let index: HeroIndex?
  }

  private let last = Mutex<Last?>(nil)

  /// Those that were fetched at a moment, read where they are not kept.
  func response(at moment: Moment, read: () -> HeroResponse?) -> HeroResponse? {
    last.withLock { last in
      if let last, last.moment == moment, let response = last.response { return response }
      guard let response = read() else { return nil }
      let isLong = response.isLong
      last = Last(
        moment: moment, response: isLong ? nil : response, index: isLong ? response.index : nil)
      return response
    }
  }

  /// Where those stand that were fetched at a moment; nil where they are kept whole, or not at all.
  func index(at moment: Moment) -> HeroIndex? {
    last.withLock { last in last.flatMap { $0.moment == moment ? $0.index : nil } }
  }

  /// Remembers where the heroes of an answer stand that the service gave just now.
  @Sendable func note(_ response: HeroResponse) {
    guard case .live(let moment) = response.freshness, response.isLong else { return }
    last.withLock { $0 = Last(moment: moment, response: nil, index: response.index) }
  }
}
