import PlainText

/// The search field.
extension AppState {
  /// The open text field, an overlay's or the list's; nil without one.
  package var openField: TextField? {
    if let overlay { return overlay.openField }
    return focus == .search ? openList.filter?.field ?? TextField() : nil
  }

  mutating func openSearch() {
    openList.beginSearch()
    focus = .search
  }

  /// Applies a change of the field's text or cursor.
  mutating func search(_ field: TextField) -> [Effect] {
    guard focus == .search else { return [] }
    guard field.text != openList.filter?.text else {
      openList.filter?.field = field
      return []
    }
    openList.search(field, rows: viewport.listRows, slice: searchSlice)
    // The failure was about the former text; the next search cancels one in flight.
    if openList.filter?.request == nil { openList.filter?.search = .none }
    openList.pendingSelection = nil
    return continueSearch() + debounceServiceSearch(for: field.text)
  }

  /// Starts the timer that completes a partial search after its first frame. Any action but typing
  /// completes it before that.
  private mutating func continueSearch() -> [Effect] {
    isSearchPartial = openList.filter?.isPartial == true
    guard isSearchPartial else { return [] }
    return [.loop(.startTimer(.searchRest, milliseconds: 1, .search(.continued)))]
  }

  mutating func completeSearch() {
    isSearchPartial = false
    openList.filter?.complete()
  }

  func debounceServiceSearch(for text: String) -> [Effect] {
    guard searchesService, !SearchQuery(text).isEmpty else { return [] }
    return [
      .loop(.startTimer(.search, milliseconds: Self.debounceInterval, .search(.debounced(text))))
    ]
  }

  /// Searches the service, too, once the text is debounced; cancels an older request.
  mutating func searchService(for text: String) -> [Effect] {
    guard searchesService, openList.filter?.text == text else { return [] }
    let older = openList.filter?.request
    let id = nextRequest()
    openList.filter?.search = .inFlight(id)
    // Any whitespace separates words.
    let words = text.split(whereSeparator: \.isWhitespace)
    let request = PageRequest(
      source: openList.source, limit: openList.pageSize,
      sort: openList.sort?.isDerived == true ? openList.sorts.first : openList.sort,
      titlePrefix: words.joined(separator: " "))
    return (older.map { [.world(.cancel($0))] } ?? []) + [.world(.fetchPage(id, request))]
  }

  /// Whether the list's service can search, and the whole list isn't live already.
  private var searchesService: Bool {
    guard case .live(searches: true) = catalogue?.service, !isOffline, case .list = openList.source
    else { return false }
    return openList.live?.isComplete != true
  }

  /// Closes the field; keeps its filter unless that is empty.
  mutating func closeSearch() {
    guard focus == .search else { return }
    focus = .list
    if openList.filter?.query.isEmpty == true { openList.endSearch(rows: viewport.listRows) }
  }

  /// `n` and `N`: moves to the list's next or previous row, from any focus.
  mutating func stepInList(forward: Bool) {
    closeSearch()
    focus = .list
    move(forward ? .forward : .backward)
  }

  mutating func clearFilter() {
    openList.endSearch(rows: viewport.listRows)
    focus = .list
  }
}
