/// Going from list to list.
extension AppState {
  /// A digit: to another catalogue as it was left; on the open one, back to its root.
  mutating func chooseTab(_ number: Int) {
    guard number > 0 else { return }
    guard number <= catalogues.count else {
      if number < 10 { message = .noSuchList(number) }
      return
    }
    let catalogue = catalogues[number - 1]
    comparison = nil
    closeSearch()
    if catalogue.id == browser.current.catalogue {
      returnToRoot(of: catalogue)
    } else {
      show(catalogue)
    }
    focus = .list
  }

  private mutating func returnToRoot(of catalogue: CatalogueInfo) {
    if let first = catalogue.lists.first { goToRoot(of: first.id) }
  }

  /// A list by its name is the list itself, whatever was opened from it.
  mutating func goToRoot(of list: ListID) {
    browser.open(list)
    browser.popToRoot()
    level.detail = DetailPath()
  }

  /// `[` and `]`; they stop at both ends.
  mutating func stepList(forward: Bool) {
    guard let index = lists.firstIndex(where: { $0.id == browser.current }) else {
      return
    }
    let target = forward ? index + 1 : index - 1
    guard lists.indices.contains(target) else { return }
    comparison = nil
    closeSearch()
    browser.open(lists[target].id)
    focus = .list
  }

  /// Shows the list of a catalogue that was open last, else its first.
  mutating func show(_ catalogue: CatalogueInfo) {
    if let list = browser.recentList(of: catalogue) { browser.open(list) }
  }
}
