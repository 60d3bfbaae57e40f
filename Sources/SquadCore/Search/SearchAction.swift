/// What happens to the search field.
package enum SearchAction: Equatable, Sendable {
  case opened
  case textChanged(String)
  /// The field was closed, and what it narrows to stays.
  case kept
  /// Nothing was typed for a while.
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
    case .kept: keepSearch()
    case .debounced(let text): return searchService(for: text)
    }
    return []
  }
}
