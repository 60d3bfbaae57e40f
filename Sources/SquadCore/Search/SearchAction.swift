/// What happens to the search field, and to the one that narrows the help.
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
    case .opened: if overlay == nil { openSearch() } else { openHelpFilter() }
    case .textChanged(let text):
      if overlay == nil { return search(text) }
      filterHelp(text)
    case .kept: if overlay == nil { keepSearch() } else { keepHelpFilter() }
    case .debounced(let text): return searchService(for: text)
    }
    return []
  }
}
