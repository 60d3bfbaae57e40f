/// The one place where the state changes. Pure: the same state and action give the same result.
package func reduce(_ state: inout AppState, _ action: Action) -> [Effect] {
  let asked = state.take(action)
  return asked + state.loadWhatIsShown()
}

extension AppState {
  fileprivate mutating func take(_ action: Action) -> [Effect] {
    switch action {
    case .started, .viewportChanged, .interrupted, .inputDrained, .quitRequested,
      .suspendRequested, .redrawRequested, .pasteIgnored, .terminalNoted, .helpToggled,
      .traceToggled:
      return takeLife(action)
    case .moved, .focusMoved, .opened, .wentBack, .stripFocused, .tabChosen, .listStepped:
      takeMove(action)
      return []
    case .sortCycled, .refreshRequested, .pageLoaded, .detailLoaded:
      return takeLoading(action)
    case .searchOpened, .searchTextChanged, .searchKept:
      takeSearch(action)
      return []
    case .recruitRequested, .removalRequested, .removalConfirmed, .removalDeclined,
      .memberShifted, .undoRequested, .redoRequested, .squadAnswered, .squadChangedElsewhere:
      return takeSquad(action)
    }
  }
}
