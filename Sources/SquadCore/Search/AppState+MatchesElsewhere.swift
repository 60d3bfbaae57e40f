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
