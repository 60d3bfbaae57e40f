/// Actions of the search field.
package enum SearchAction: Equatable, Sendable {
  case opened
  case textChanged(String)
  /// The field was closed, and its filter stays.
  case kept
  /// The text's debounce timer fired.
  case debounced(String)
}

extension SearchAction {
  var isInput: Bool {
    switch self {
    case .opened, .textChanged, .kept: true
    case .debounced: false
    }
  }
}

extension AppState {
  mutating func reduce(_ action: SearchAction) -> [Effect] {
    switch action {
    case .opened: openSearch()
    case .textChanged(let text): return search(text)
    case .kept: closeSearch()
    case .debounced(let text): return searchService(for: text)
    }
    return []
  }
}
