/// Switching lists.
extension AppState {
  /// A digit: opens another catalogue as it was left, or returns to the root of the open one.
  mutating func chooseTab(_ number: Int) -> [Effect] {
    guard number > 0 else { return [] }
    guard number <= catalogues.count else {
      if number < 10 { message = .noSuchList(number) }
      return []
    }
    let catalogue = catalogues[number - 1]
    comparison = nil
    closeSearch()
    focus = .list
    if catalogue.id == listStack.current.catalogue {
      return catalogue.lists.first.map { openRoot(of: $0.id) } ?? []
    }
    show(catalogue)
    return []
  }

  /// `[` and `]`; stops at both ends.
  mutating func stepList(forward: Bool) {
    guard let index = lists.firstIndex(where: { $0.id == listStack.current }) else {
      return
    }
    let target = forward ? index + 1 : index - 1
    guard lists.indices.contains(target) else {
      return message = forward ? .listIsLast : .listIsFirst
    }
    comparison = nil
    closeSearch()
    listStack.open(lists[target].id)
    focus = .list
  }

  /// Opens the catalogue's most recently open list, else its first.
  mutating func show(_ catalogue: CatalogueInfo) {
    if let list = listStack.recentList(of: catalogue) { listStack.open(list) }
  }
}
