/// Filtering a list.
extension Level {
  /// Begins a search, or resumes the one whose filter is still there.
  mutating func beginSearch() {
    guard filter == nil else { return }
    var filter = Filter(text: "", before: selected?.id)
    filter.apply("", to: entries)
    self.filter = filter
  }

  /// Filters by a text. The selected entry stays selected while it matches; else the best match
  /// is selected.
  mutating func search(_ text: String, rows: Int) {
    let selected = selected?.id
    filter?.apply(text, to: entries)
    if let selected { reveal(selected) }
    let found = selected.flatMap { row(of: $0) } ?? 0
    cursor.select(found, count: count, rows: rows)
  }

  /// Drops the filter. The entry selected now stays selected, else the one from before the search.
  mutating func endSearch(rows: Int) {
    guard let filter else { return }
    let selected = selected?.id
    let isOnFold = isOnFold
    self.filter = nil
    if let selected { reveal(selected) }
    if isOnFold { return cursor.settle(count: count, rows: rows) }
    let found = selected.flatMap { row(of: $0) } ?? filter.before.flatMap { row(of: $0) } ?? 0
    cursor.select(found, count: count, rows: rows)
  }

  /// Appends what the service found to the list's own matches.
  mutating func receiveHits(_ hits: [Entry], rows: Int) {
    let selected = selected?.id
    filter?.receive(hits, beside: entries)
    if let row = selected.flatMap({ row(of: $0) }) {
      cursor.follow(to: row, count: count, rows: rows)
    } else {
      cursor.settle(count: count, rows: rows)
    }
  }
}
