/// What the open list's filter finds in other lists, where it finds nothing in its own.
extension AppState {
  /// Counts the matches in other lists, and requests the rows of those that nothing was read of yet:
  /// once, and from this machine alone.
  mutating func searchElsewhere() -> [Effect] {
    countElsewhere()
    guard level.hasNoMatch else { return [] }
    return otherLists.filter { browser[$0, 0]?.phase == .idle }
      .flatMap { loadPages(of: $0, depth: 0) }
  }

  /// Goes to the list with the most matches, with the same text as its filter; stays where there is
  /// none. The list that is left keeps its filter.
  mutating func goToHits() -> [Effect] {
    // Keys that came together with this one may have changed the text.
    countElsewhere()
    guard let list = elsewhere.hits.first?.list, let text = level.filter?.text else { return [] }
    return jump(to: list, filter: text)
  }

  private mutating func countElsewhere() {
    guard level.hasNoMatch, let query = level.filter?.query else {
      if !elsewhere.isEmpty { elsewhere = HitsElsewhere() }
      return
    }
    elsewhere.count(
      query,
      in: otherLists.map { list in (list, browser[list, 0]?.entries ?? EntryList()) })
  }

  /// The roots of the open list's levels among them, where it is not the root that is searched.
  private var otherLists: [ListID] {
    lists.map(\.id).filter { $0 != browser.current || browser.isNested }
  }
}
