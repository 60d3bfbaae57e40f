/// Actions of the search field, and of the one that narrows the help.
package enum SearchAction: Equatable, Sendable {
  case opened
  /// The text, or the cursor in it.
  case textChanged(TextField)
  /// The field was closed, and its filter stays.
  case kept
  /// The text's debounce timer fired.
  case debounced(String)
  /// `n` and `N`.
  case stepped(forward: Bool)
}

extension SearchAction {
  var isInput: Bool {
    switch self {
    case .opened, .textChanged, .kept, .stepped: true
    case .debounced: false
    }
  }
}

extension AppState {
  mutating func reduce(_ action: SearchAction) -> [Effect] {
    switch action {
    case .opened: if overlay == nil { openSearch() } else { openHelpFilter() }
    case .textChanged(let field):
      switch overlay {
      case nil: return search(field)
      case .palette: editPalette(field)
      default: filterHelp(field)
      }
    case .kept: if overlay == nil { closeSearch() } else { keepHelpFilter() }
    case .debounced(let text): return searchService(for: text)
    case .stepped(let forward): stepInList(forward: forward)
    }
    return []
  }
}
