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
