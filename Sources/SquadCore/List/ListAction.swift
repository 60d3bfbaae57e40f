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
