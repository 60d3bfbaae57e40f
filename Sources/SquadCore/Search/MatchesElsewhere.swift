import PlainText

/// Matches of the open list's filter in other lists, counted while it has none in its own. A cache
/// over the rows in memory.
package struct MatchesElsewhere: Equatable, Sendable {
  /// Number of matches in one list.
  package struct ListMatches: Equatable, Sendable {
    /// The list with the matches.
    package let list: ListID
    /// Number of its rows that match; at least one.
    package let count: Int
  }

  /// Most matches first.
  package private(set) var matches: [ListMatches] = []
  private var query: SearchQuery?
  /// The searched rows, and how many of them matched.
  private var searched: [ListID: (rows: EntryList, count: Int)] = [:]

  /// Whether nothing has been counted.
  var isEmpty: Bool { query == nil }

  /// Counts lists that haven't been counted yet. Fuzzy matches don't count. `lists` has the rows of
  /// the other lists, in list order.
  fileprivate mutating func count(_ query: SearchQuery, in lists: [(id: ListID, rows: EntryList)]) {
    let narrows = self.query.map(query.narrows) ?? false
    let isSame = self.query == query
    let before = searched
    searched = [:]
    for (id, rows) in lists {
      let known = before[id].flatMap { $0.rows.isIdentical(to: rows) ? $0.count : nil }
      let count =
        switch known {
        case let known? where isSame: known
        case 0? where narrows: 0
        default: rows.rows(matching: query).count
        }
      searched[id] = (rows, count)
    }
    self.query = query
    let found = lists.map { ListMatches(list: $0.id, count: searched[$0.id]?.count ?? 0) }
    // Lists with equal counts keep their order.
    matches = found.enumerated().filter { $0.element.count > 0 }.sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// Compares only what is shown.
  package static func == (left: MatchesElsewhere, right: MatchesElsewhere) -> Bool {
    left.matches == right.matches
  }
}

/// Matches of the open list's filter in other lists, while it has none in its own.
extension AppState {
  /// Counts matches in other lists, and requests rows of lists that were never read: once, and from
  /// saved or bundled data only.
  mutating func searchElsewhere() -> [Effect] {
    countElsewhere()
    guard openList.hasNoMatch else { return [] }
    return otherLists.filter { listStack[$0, 0]?.phase == .idle }
      .flatMap { loadPages(of: $0, depth: 0) }
  }

  /// Goes to the list with the most matches, filtered by the same text; stays if there is none. The
  /// old list keeps its filter.
  mutating func goToMatches() -> [Effect] {
    // Earlier keys of this turn may have changed the text.
    countElsewhere()
    guard let list = elsewhere.matches.first?.list, let text = openList.filter?.text else {
      return []
    }
    return jump(to: list, filter: text)
  }

  private mutating func countElsewhere() {
    guard openList.hasNoMatch, let query = openList.filter?.query else {
      if !elsewhere.isEmpty { elsewhere = MatchesElsewhere() }
      return
    }
    elsewhere.count(
      query, in: otherLists.map { list in (list, listStack[list, 0]?.entries ?? EntryList()) })
  }

  /// Lists to count matches in; includes the current list's root while a level below it is open.
  private var otherLists: [ListID] {
    lists.map(\.id).filter { $0 != listStack.current || listStack.isNested }
  }
}
