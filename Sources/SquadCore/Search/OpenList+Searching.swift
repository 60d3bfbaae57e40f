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
    let selected = selectedID
    let isChosen = filter?.isChosen == true
    filter?.apply(field, to: entries, slice: isChosen ? nil : slice)
    // Without words, all rows match equally.
    let isEmpty = filter?.query.isEmpty ?? true
    let wanted = isChosen ? selected : isEmpty ? filter?.before : nil
    if let wanted { reveal(wanted) }
    let found = wanted.flatMap { row(of: $0) }
    if found == nil, count > 0 { filter?.isChosen = false }
    cursor.select(found ?? 0, count: count, rows: rows)
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
    if let row = selected.flatMap({ row(of: $0) }) {
      cursor.follow(to: row, count: count, rows: rows)
    } else {
      cursor.clamp(count: count, rows: rows)
    }
    rememberLastSelected(selected)
  }
}
