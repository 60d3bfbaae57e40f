/// The search field.
extension AppState {
  mutating func openSearch() {
    guard overlay == nil else { return }
    level.beginSearch()
    focus = .search
  }

  mutating func search(_ text: String) {
    guard overlay == nil, focus == .search else { return }
    level.search(text, rows: viewport.listRows)
    level.wanted = nil
  }

  /// Closes the field and keeps what it narrows to; a field without a word narrows nothing.
  mutating func keepSearch() {
    guard overlay == nil, focus == .search else { return }
    focus = .list
    if level.filter?.query.isEmpty == true { level.endSearch(rows: viewport.listRows) }
  }

  mutating func dropFilter() {
    level.endSearch(rows: viewport.listRows)
    focus = .list
  }
}
