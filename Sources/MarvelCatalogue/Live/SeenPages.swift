import HTTPKit
import SquadCore
import Synchronization

/// The rows of each list's pages. A page that repeats another, or is empty below the total, must
/// not replace a saved page.
final class SeenPages: Sendable {
  /// Maximum number of lists.
  private static let limit = 32

  private struct Rows {
    var first: Set<EntryID> = []
    var latest: Set<EntryID> = []
  }

  private let lists = Mutex<[CacheKey: Rows]>([:])

  /// Whether a page repeats neither the list's first page nor its latest one, and isn't empty below
  /// the total.
  func isWorthSaving(_ page: Page, at offset: Int, of list: CacheKey) -> Bool {
    if page.entries.isEmpty, page.unreadable == 0 { return offset >= page.total ?? offset }
    guard offset > 0, !page.entries.isEmpty, let rows = lists.withLock({ $0[list] }) else {
      return true
    }
    let ids = page.entries.map(\.id)
    return !rows.first.isSuperset(of: ids) && !rows.latest.isSuperset(of: ids)
  }

  /// Adds a page's rows, after `isWorthSaving`.
  func add(_ page: Page, at offset: Int, of list: CacheKey) {
    let ids = Set(page.entries.map(\.id))
    lists.withLock { lists in
      if lists[list] == nil, lists.count >= Self.limit { lists = [:] }
      if offset == 0 { lists[list, default: Rows()].first = ids }
      lists[list, default: Rows()].latest = ids
    }
  }
}
