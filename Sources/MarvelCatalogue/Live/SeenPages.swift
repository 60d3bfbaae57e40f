import HTTPKit
import SquadCore
import Synchronization

/// Which rows the pages of each list had, so that one that only repeats another, or has none where
/// the service counts more, is not saved in the place of what the service once told there.
final class SeenPages: Sendable {
  /// So many lists are remembered.
  private static let limit = 32

  private struct Known {
    var first: Set<EntryID> = []
    var latest: Set<EntryID> = []
  }

  private let known = Mutex<[CacheKey: Known]>([:])

  /// Whether a page tells what stands at an offset of its list.
  func isWorthSaving(_ page: Page, at offset: Int, of list: CacheKey) -> Bool {
    if page.entries.isEmpty, page.unreadable == 0 { return offset >= page.total ?? offset }
    guard offset > 0, !page.entries.isEmpty, let known = known.withLock({ $0[list] }) else {
      return true
    }
    let ids = page.entries.map(\.id)
    return !known.first.isSuperset(of: ids) && !known.latest.isSuperset(of: ids)
  }

  /// Remembers a page after it was looked at.
  func note(_ page: Page, at offset: Int, of list: CacheKey) {
    let ids = Set(page.entries.map(\.id))
    known.withLock { known in
      if known[list] == nil, known.count >= Self.limit { known = [:] }
      if offset == 0 { known[list, default: Known()].first = ids }
      known[list, default: Known()].latest = ids
    }
  }
}
