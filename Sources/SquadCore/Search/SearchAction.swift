/// Actions of the search field, and of the one that narrows the help.
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
    case .opened: if overlay == nil { openSearch() } else { openHelpFilter() }
    case .textChanged(let text):
      if overlay == nil { return search(text) }
      filterHelp(text)
    case .kept: if overlay == nil { closeSearch() } else { keepHelpFilter() }
    case .debounced(let text): return searchService(for: text)
    }
    return []
  }
}
