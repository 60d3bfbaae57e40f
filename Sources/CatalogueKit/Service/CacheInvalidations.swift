import Basics
import HTTPKit
import SquadCore
import Synchronization

/// Lists and entries that were requested anew, and when: responses fetched before that are stale,
/// and so are a list's other pages.
final class CacheInvalidations: Sendable {
  private let moments = Mutex<[CacheKey: Moment]>([:])

  func add(_ key: CacheKey, at moment: Moment) {
    moments.withLock { $0[key.listKey] = moment }
  }

  /// The later one of a moment and the last request anew.
  func moment(_ key: CacheKey, notBefore moment: Moment) -> Moment {
    let list = key.listKey
    guard let last = moments.withLock({ $0[list] }) else { return moment }
    return last.seconds > moment.seconds ? last : moment
  }
}
