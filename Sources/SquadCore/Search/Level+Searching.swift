/// Narrowing a list and widening it again.
extension Level {
  /// Begins a search, or goes back into the text of the one that was kept.
  mutating func beginSearch() {
    guard filter == nil else { return }
    var filter = Filter(text: "", before: selected?.id)
    filter.apply("", to: entries)
    self.filter = filter
  }

  /// Narrows to a text. The selected entry stays selected while it matches; else the best match
  /// is selected.
  mutating func search(_ text: String, rows: Int) {
    let held = selected?.id
    filter?.apply(text, to: entries)
    if let held { reveal(held) }
    let found = held.flatMap { row(of: $0) } ?? 0
    cursor.select(found, count: count, rows: rows)
  }

  /// Drops the filter. The entry selected now stays selected, else the one from before the search.
  mutating func endSearch(rows: Int) {
    guard let filter else { return }
    let kept = selected?.id
    let isOnFold = isOnFold
    self.filter = nil
    if let kept { reveal(kept) }
    if isOnFold { return cursor.settle(count: count, rows: rows) }
    let found = kept.flatMap { row(of: $0) } ?? filter.before.flatMap { row(of: $0) } ?? 0
    cursor.select(found, count: count, rows: rows)
  }
}
