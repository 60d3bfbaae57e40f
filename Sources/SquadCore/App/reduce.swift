/// What one action changes. Pure: the same state and action give the same result. What follows from
/// a turn's actions together is in `AppState.settle`.
package func reduce(_ state: inout AppState, _ action: Action) -> [Effect] {
  if action.isInput { state.clearTransients() }
  return state.take(action)
}

extension AppState {
  /// What each action does, one line each.
  fileprivate mutating func take(_ action: Action) -> [Effect] {
    switch action {
    case .started(let start): return begin(start)
    case .quitRequested: return quit()
    case .resumed(let moment): resume(at: moment)
    case .stopRequested: return [.loop(.suspend)]
    case .resized(let size): screen = size
    case .suspendRequested(let isPossible): return suspend(isPossible: isPossible)
    case .redrawRequested: return [.loop(.redraw)]
    case .keyIgnored: break
    case .pasteIgnored: message = .pasteIgnored
    case .terminalNoted(let note): self.note(terminal: note)

    case .moved(let motion): move(motion)
    case .focusMoved(let motion): moveFocus(motion)
    case .opened: open()
    case .wentBack: return leave()
    case .stripFocused: focusStrip()
    case .tabChosen(let number): chooseTab(number)
    case .listStepped(let forward): stepList(forward: forward)
    case .sortCycled: return cycleSort()
    case .refreshRequested: return refresh()
    case .refreshDue(let list): markDue(list)
    case .chartStretched(let longer): stretchChart(longer: longer)
    case .helpToggled: toggleHelp()
    case .traceToggled: if !isConfirming { showsTrace.toggle() }

    case .searchOpened: openSearch()
    case .searchTextChanged(let text): return search(text)
    case .searchKept: keepSearch()
    case .searchDebounced(let text): return searchService(for: text)

    case .recruitRequested: return recruit()
    case .removalRequested: askForRemoval()
    case .removalConfirmed: return confirmRemoval()
    case .removalDeclined: if isConfirming { overlay = nil }
    case .memberShifted(let forward): return shift(forward: forward)
    case .undoRequested: return overlay == nil ? change(.undo) : []
    case .redoRequested: return overlay == nil ? change(.redo) : []

    case .pageLoaded(let request, let response): receive(response, to: request)
    case .pageFetched(let request, let response): return receiveLive(response, to: request)
    case .detailsRead(let request, let details): receive(details, to: request)
    case .detailDebounced(let id): return fetchDetail(id)
    case .detailLoaded(let request, let id, let response): receive(response, to: request, about: id)
    case .pictureDebounced(let id): loadDebouncedPicture(on: id)
    case .pictureRendered(let id, let request, let response):
      pictures.receive(response, to: id, for: request)
    case .squadResponded(let request, let response): receive(response, to: request)
    case .squadChangedElsewhere(let squad): takeIn(squad)
    case .storageNoticed(let notice):
      tell(notice)
      return [.world(.checkSquad)]
    }
    return []
  }
}

extension Action {
  /// Whether a key or a paste means it: those end what lasts until the next one.
  fileprivate var isInput: Bool {
    switch self {
    case .quitRequested, .suspendRequested, .redrawRequested, .keyIgnored, .pasteIgnored, .moved,
      .focusMoved,
      .opened, .wentBack, .stripFocused, .tabChosen, .listStepped, .sortCycled, .refreshRequested,
      .chartStretched, .helpToggled, .traceToggled, .searchOpened, .searchTextChanged, .searchKept,
      .recruitRequested, .removalRequested, .removalConfirmed, .removalDeclined, .memberShifted,
      .undoRequested, .redoRequested:
      true
    case .started, .resumed, .stopRequested, .resized, .terminalNoted, .refreshDue,
      .searchDebounced,
      .pageLoaded, .pageFetched, .detailLoaded, .detailsRead, .detailDebounced, .pictureDebounced,
      .pictureRendered, .squadResponded, .squadChangedElsewhere, .storageNoticed:
      false
    }
  }
}
