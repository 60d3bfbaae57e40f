/// Applies one action. Pure: the same state and action give the same result. Work that follows from
/// all actions of a turn is in `AppState.endTurn`.
package func reduce(_ state: inout AppState, _ action: Action) -> [Effect] {
  if state.isSearchPartial, !action.isTyping { state.completeSearch() }
  if action.isInput {
    state.clearTransients()
    if state.overlay != nil { state.leaveQuestion(before: action) }
  }
  var action = action
  // A command of the palette closes it, then runs like any other.
  if case .palette(.commandChosen(let name, let command)) = action {
    guard state.closePalette(for: name) else { return [] }
    action = command
  }
  return state.accepts(action) ? state.reduce(action) : []
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
    case .picker(let action): reduce(action)

    case .started(let start): return self.start(start) + queryTerminal()
    case .quitRequested: return quit()
    case .resumed(let moment): resume(at: moment)
    case .stopRequested: return [.loop(.suspend)]
    case .resized(let size): screen = size
    case .suspendRequested(let isPossible): return suspend(isPossible: isPossible)
    case .redrawRequested: return [.loop(.redraw)]
    case .keyIgnored: break
    case .pasteIgnored: message = .pasteIgnored
    case .terminalNoted(let note): show(terminalNote: note)
    case .crashFound(let file): report(crash: file)

    case .moved(let motion): return apply(Verb.moved(motion))
    case .focusMoved(let motion): return apply(Verb.focusMoved(motion))
    case .opened: return apply(Verb.opened)
    case .wentBack: return apply(Verb.wentBack)
    case .dividerMoved(let wider): moveDivider(wider: wider)
    case .helpToggled: return apply(Verb.helpToggled)
    case .configMistakesShown: showConfigMistakes()
    case .inspectorRequested: return [.loop(.inspect)]
    }
    return []
  }

  /// Whether the open overlay or comparison lets an action through.
  fileprivate func accepts(_ action: Action) -> Bool {
    if picker != nil, !action.actsInPicker { return false }
    if let overlay {
      // F5 acts in every field; R is text there.
      let isRefresh = action == .list(.refreshRequested) && overlay.openField != nil
      return isRefresh || action.actsUnderOverlay
    }
    return comparison == nil || action.actsInComparison
  }
}

extension Action {
  fileprivate var isTyping: Bool { if case .search(.textChanged) = self { true } else { false } }

  /// Whether it acts on an open overlay, or on the program regardless of one.
  fileprivate var actsUnderOverlay: Bool {
    switch self {
    case .search(.opened), .search(.textChanged), .search(.kept), .choice(.row),
      .link(.copyRequested), .squad(.removalConfirmed), .squad(.removalDeclined),
      .theme(.accentToggled):
      true
    case .palette(.opened), .dividerMoved, .configMistakesShown: false
    case .list, .detail, .search, .squad, .theme, .compare, .choice, .link, .jump, .board, .picker:
      !isInput
    case .palette, .mouse, .moved, .focusMoved, .opened, .wentBack, .helpToggled,
      .inspectorRequested, .quitRequested, .suspendRequested, .redrawRequested, .keyIgnored,
      .pasteIgnored, .picture, .overlap, .visit, .started, .resumed, .stopRequested, .resized,
      .terminalNoted, .crashFound:
      true
    }
  }

  /// Whether it has an effect during a comparison.
  var actsInComparison: Bool {
    switch self {
    case .list(.tabChosen), .list(.stepped), .detail(.scrolled), .theme(.stepped): true
    case .squad(.stripFocused), .squad(.recruitRequested), .squad(.removalRequested),
      .squad(.undoRequested):
      true
    case .list, .detail, .search, .squad, .theme, .picker, .opened: !isInput
    case .board, .compare, .choice, .overlap, .jump, .palette, .picture, .started, .quitRequested,
      .resumed, .stopRequested, .resized, .suspendRequested, .redrawRequested, .keyIgnored,
      .pasteIgnored, .terminalNoted, .crashFound, .moved, .focusMoved, .wentBack, .dividerMoved,
      .helpToggled, .configMistakesShown, .inspectorRequested, .mouse, .link, .visit:
      true
    }
  }

  /// Whether it has an effect in a picker, which has no squad and whose Enter opens nothing.
  fileprivate var actsInPicker: Bool {
    switch self {
    case .squad: !isInput
    case .compare, .choice(.stop), .board(.opened): false
    default: true
    }
  }
}
