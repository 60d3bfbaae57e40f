/// Actions of lists.
package enum ListAction: Equatable, Sendable {
  /// A digit; tabs count from 1.
  case tabChosen(Int)
  /// `[` and `]`.
  case stepped(forward: Bool)
  /// `s`.
  case sortCycled
  /// `S`.
  case sortReversed
  /// `v`.
  case gridToggled
  /// `+` and `-` in a grid.
  case cardsResized(larger: Bool)
  /// `R`, for the focused list or detail.
  case refreshRequested
  /// A list's refresh timer fired.
  case refreshDue(ListID)
  /// Rows from saved or bundled data.
  indirect case pageLoaded(RequestID, Result<Page, Failure>)
  /// The palette's command for a list about the open file.
  case fileListRequested(FileList)
  /// The user changed how a list's file is read.
  case fileChanged(ListID)
  /// Rows from the live service.
  indirect case pageFetched(RequestID, Result<Page, Failure>)
}

extension AppState {
  mutating func reduce(_ action: ListAction) -> [Effect] {
    switch action {
    case .tabChosen(let number): return chooseTab(number)
    case .stepped(let forward): stepList(forward: forward)
    case .sortCycled: return cycleSort()
    case .sortReversed: return reverseSort()
    case .gridToggled: toggleGrid()
    case .cardsResized(let larger): resizeCards(larger: larger)
    case .refreshRequested: return refresh()
    case .refreshDue(let list): return refreshDue(list)
    case .fileListRequested(let list): return open(list)
    case .fileChanged(let list): return reread(list)
    case .pageLoaded(let request, let response): return receiveStored(response, to: request)
    case .pageFetched(let request, let response): return receiveLive(response, to: request)
    }
    return []
  }
}

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
    leavePanes()
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
    leavePanes()
    listStack.open(lists[target].id)
  }

  /// Opens the catalogue's most recently open list, else its first.
  mutating func show(_ catalogue: CatalogueInfo) {
    if let list = listStack.recentList(of: catalogue) { listStack.open(list) }
  }
}
