/// What one action changes. Pure: the same state and action give the same result. What follows from
/// a turn's actions together is in `AppState.settle`.
package func reduce(_ state: inout AppState, _ action: Action) -> [Effect] {
  if action.isInput {
    state.clearTransients()
    state.leaveQuestion(before: action)
  }
  guard state.comparison == nil || state.overlay != nil || action.actsInComparison else {
    return []
  }
  return state.reduce(action)
}

extension AppState {
  fileprivate mutating func reduce(_ action: Action) -> [Effect] {
    switch action {
    case .list(let action): return reduce(action)
    case .detail(let action): return reduce(action)
    case .search(let action): return reduce(action)
    case .squad(let action): return reduce(action)
    case .picture(let action): reduce(action)
    case .theme(let action): return reduce(action)
    case .compare(let action): reduce(action)
    case .choice(let action): return reduce(action)
    case .mouse(let action): return reduce(action)
    case .link(let action): return reduce(action)
    case .jump(let action): return reduce(action)
    case .palette(let action): return reduce(action)
    case .overlap(let action): return reduce(action)
    case .visit(let action): return reduce(action)
    case .board(let action): return reduce(action)

    case .started(let start): return begin(start) + queryTerminal()
    case .quitRequested: return quit()
    case .resumed(let moment): resume(at: moment)
    case .stopRequested: return [.loop(.suspend)]
    case .resized(let size): screen = size
    case .suspendRequested(let isPossible): return suspend(isPossible: isPossible)
    case .redrawRequested: return [.loop(.redraw)]
    case .keyIgnored: break
    case .pasteIgnored: message = .pasteIgnored
    case .terminalNoted(let note): self.note(terminal: note)
    case .crashFound(let file): self.note(crash: file)

    case .moved(let motion): move(motion)
    case .focusMoved(let motion): moveFocus(motion)
    case .opened: return open()
    case .wentBack: return leave()
    case .dividerMoved(let wider): moveDivider(wider: wider)
    case .helpToggled: toggleHelp()
    case .configMistakesShown: showConfigMistakes()
    case .inspectorRequested: return [.loop(.inspect)]
    }
    return []
  }
}
