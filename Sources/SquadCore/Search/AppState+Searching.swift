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

  /// Works from any focus; keeps the filter.
  mutating func focusList() {
    closeSearch()
    focus = .list
  }

  /// `n` and `N`: moves to the list's next or previous row, from any focus.
  mutating func stepInList(forward: Bool) {
    focusList()
    move(forward ? .forward : .backward)
  }

  mutating func clearFilter() {
    openList.endSearch(rows: viewport.listRows)
    focus = .list
  }
}

/// Actions of a text field: the search, the help's filter or the palette.
package enum SearchAction: Equatable, Sendable {
  case opened
  /// The text or its cursor changed.
  case textChanged(TextField)
  /// The field was closed and keeps its filter.
  case kept
  /// The text's debounce timer fired.
  case debounced(String)
  /// The timer of a partial search fired: its first frame was drawn, and other rows are left.
  case continued
  /// `n` and `N`.
  case stepped(forward: Bool)
}

extension AppState {
  mutating func reduce(_ action: SearchAction) -> [Effect] {
    switch action {
    case .opened: return apply(.fieldOpened)
    case .textChanged(let field): return apply(.typed(field))
    case .kept: return apply(.fieldClosed)
    case .debounced(let text): return searchService(for: text)
    // `reduce` has completed the search, as before any action but typing.
    case .continued: break
    case .stepped(let forward): stepInList(forward: forward)
    }
    return []
  }
}

/// Filtering a list.
extension OpenList {
  /// The entry that the detail belongs to: the selected one, or the last selected one while the
  /// filter matches none.
  package var selectedID: EntryID? { selected?.id ?? filter?.lastSelected }

  /// Whether the filter matches nothing.
  package var hasNoMatch: Bool { filter.map { $0.count == 0 && !$0.query.isEmpty } ?? false }

  /// Begins a search, or resumes one whose filter was kept.
  mutating func beginSearch() {
    if filter != nil {
      filter?.field.apply(.moveToEnd)
      return
    }
    var filter = Filter(text: "", before: selected?.id)
    filter.apply("", to: entries)
    self.filter = filter
  }

  /// Filters by a text and selects the best match. Keeps an entry that the user moved to while it
  /// matches; a text without words selects the entry from before the search. `slice` is as in
  /// `Filter.apply`.
  mutating func search(_ field: TextField, rows: Int, slice: Int? = nil) {
    var (selected, last) = (selectedID, filter)
    let isChosen = filter?.isChosen == true
    filter?.apply(field, to: entries, slice: isChosen ? nil : slice)
    // Without words, all rows match equally.
    let isEmpty = filter?.query.isEmpty ?? true
    let wanted = isChosen ? selected : isEmpty ? filter?.before : nil
    if let wanted { reveal(wanted) }
    let found = wanted.flatMap { row(of: $0) }
    if found == nil, count > 0 { filter?.isChosen = false }
    cursor.select(found ?? 0, count: count, rows: rows)
    if hasNoMatch, last?.isPartial == true {
      // Only the first rows were searched, and the best match may be in the rest: its detail stays.
      last?.complete()
      selected = last?.entry(at: 0, of: entries)?.id
    }
    rememberLastSelected(selected)
  }

  /// Records a move by the user, which later data must not override.
  mutating func recordChoice() {
    pendingSelection = nil
    if filter?.isChosen == false, selected != nil { filter?.isChosen = true }
  }

  /// Remembers the last selected entry while nothing matches.
  mutating func rememberLastSelected(_ id: EntryID?) {
    guard filter != nil else { return }
    let last = hasNoMatch ? id ?? filter?.lastSelected : nil
    if filter?.lastSelected != last { filter?.lastSelected = last }
  }

  /// Drops the filter. Keeps the selection, or returns to the entry from before the search.
  mutating func endSearch(rows: Int) {
    guard let filter else { return }
    let selected = selected?.id
    let isOnCollapsedRow = isOnCollapsedRow
    self.filter = nil
    if let selected { reveal(selected) }
    if isOnCollapsedRow { return cursor.clamp(count: count, rows: rows) }
    let found = selected.flatMap { row(of: $0) } ?? filter.before.flatMap { row(of: $0) } ?? 0
    cursor.select(found, count: count, rows: rows)
  }

  /// Records that the service's search failed; its further matches stay unknown unless the whole
  /// list is live.
  mutating func failSearch(_ failure: Failure) {
    filter?.search = live?.isComplete == true ? .none : .failed(failure)
  }

  /// Appends the service's results to the list's own matches.
  mutating func receiveMatches(_ matches: Page, rows: Int) {
    let selected = selectedID
    filter?.receive(matches, beside: entries)
    cursor.follow(to: selected.flatMap { row(of: $0) }, count: count, rows: rows)
    rememberLastSelected(selected)
  }
}
