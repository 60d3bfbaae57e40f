import Basics
import HTTPKit
import SquadCore
import Synchronization

/// Which lists and entries somebody wanted anew, and when: what was fetched of them before that does
/// not do any more, nor do a list's other pages.
final class CacheInvalidations: Sendable {
  private let moments = Mutex<[CacheKey: Moment]>([:])

  func note(_ key: CacheKey, at moment: Moment) {
    moments.withLock { $0[key.listKey] = moment }
  }

  /// The later one of a moment and the last time that it was wanted anew.
  func moment(_ key: CacheKey, notBefore moment: Moment) -> Moment {
    let list = key.listKey
    guard let last = moments.withLock({ $0[list] }) else { return moment }
    return last.seconds > moment.seconds ? last : moment
  }
}
