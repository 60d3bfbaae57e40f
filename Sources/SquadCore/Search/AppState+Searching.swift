/// The search field.
extension AppState {
  mutating func takeSearch(_ action: Action) {
    guard overlay == nil else { return }
    switch action {
    case .searchOpened:
      level.beginSearch()
      focus = .search
    case .searchTextChanged(let text):
      guard focus == .search else { return }
      level.search(text, rows: viewport.listRows)
    case .searchKept:
      focus = .list
      if level.filter?.query.isEmpty == true { level.endSearch(rows: viewport.listRows) }
    default: break
    }
  }

  mutating func dropFilter() {
    level.endSearch(rows: viewport.listRows)
    focus = .list
  }
}
