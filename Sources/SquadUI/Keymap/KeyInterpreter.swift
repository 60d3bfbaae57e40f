import SquadCore
import TerminalKit

/// Translation of keys to actions, depending on the state and the size of the screen.
package struct KeyInterpreter: Sendable {
  package let keymap: Keymap
  /// What commands are called.
  let strings: Strings

  package init(strings: Strings) {
    keymap = strings.keymap
    self.strings = strings
  }

  package init(keymap: Keymap) { self.init(strings: Strings(keymap: keymap)) }

  /// The action of a key; nil for none. `canSuspend` is called only for the key that suspends.
  ///
  /// - Parameter screen: what the state is seen on; nil where there is no screen.
  package func action(
    for key: Key, in state: AppState, on screen: Measuring?, canSuspend: () -> Bool
  ) -> Action? {
    if key == .ctrl("c") { return .quitRequested }
    if let screen, ScreenLayout.isTooSmall(screen.context.size) {
      return whileTooSmall(key, canSuspend)
    }
    if case .confirmRemoval = state.overlay, let answer = answer(key) { return answer }
    if case .themes = state.overlay { return whilePickingTheme(key, state, canSuspend) }
    if case .palette(let palette) = state.overlay, let screen {
      return PaletteKeys(palette: palette, interpreter: self, screen: screen)
        .action(for: key, in: state, canSuspend: canSuspend)
    }
    if let field = state.openField {
      return FieldKeys(state, field).action(for: key, canSuspend: canSuspend)
    }
    if keymap[key] == .quit, let closing = closing(state.overlay) { return closing }
    return keymap[key].map { action(for: $0, in: state, canSuspend) }
  }

  /// The action of pasted text: it goes into an open field and nowhere else.
  package func action(forPasted text: String, in state: AppState) -> Action {
    guard var field = state.openField else { return .pasteIgnored }
    field.apply(.insert(text))
    return .search(.textChanged(field))
  }

  private func whileTooSmall(_ key: Key, _ canSuspend: () -> Bool) -> Action? {
    switch keymap[key] {
    case .quit: .quitRequested
    case .suspend: .suspendRequested(isPossible: canSuspend())
    case .redraw: .redrawRequested
    default: nil
    }
  }

  /// Whether a member shall go, in keys that are bound to it for good; nil: no answer, and the key
  /// does what it does.
  private func answer(_ key: Key) -> Action? {
    switch key {
    case .character("y"), .character("Y"): .squad(.removalConfirmed)
    case .character("n"), .character("N"), .escape, .enter:
      .squad(.removalDeclined)
    default: nil
    }
  }

  /// What the key that quits does while something lies over the panes.
  private func closing(_ overlay: Overlay?) -> Action? {
    switch overlay {
    case .help: .helpToggled
    case .link, .links, .configMistakes, .board: .wentBack
    case .confirmRemoval: .squad(.removalDeclined)
    case .themes, .palette, nil: nil
    }
  }

  private func whilePickingTheme(
    _ key: Key, _ state: AppState, _ canSuspend: () -> Bool
  ) -> Action? {
    // As boxes to tick have it everywhere, whatever the keys are bound to.
    if key == .space || key == .character("a") { return .theme(.accentToggled) }
    guard let command = keymap[key] else { return nil }
    switch command {
    case .open: return .theme(.pickerKept)
    case .back, .quit, .chooseTheme: return .theme(.pickerDismissed)
    case .inspector, .redraw, .suspend: return action(for: command, in: state, canSuspend)
    default:
      guard case .moved(let motion) = action(for: command, in: state, { false }) else { return nil }
      return .theme(.pickerMoved(motion))
    }
  }

  /// What a command does, whatever key it has.
  func action(
    for command: Command, in state: AppState, _ canSuspend: () -> Bool
  ) -> Action {
    switch command {
    case .next: .moved(.next)
    case .previous: .moved(.previous)
    case .nextMatch: .search(.stepped(forward: true))
    case .previousMatch: .search(.stepped(forward: false))
    case .first: .moved(.first)
    case .last: .moved(.last)
    case .pageDown: .moved(.pageDown)
    case .pageUp: .moved(.pageUp)
    case .halfPageDown: .moved(.halfPageDown)
    case .halfPageUp: .moved(.halfPageUp)
    case .scrollDown: .detail(.scrolled(by: 1))
    case .scrollUp: .detail(.scrolled(by: -1))
    case .narrower: .dividerMoved(wider: false)
    case .wider: .dividerMoved(wider: true)
    case .nextPane: .focusMoved(.next)
    case .previousPane: .focusMoved(.previous)
    case .left: .focusMoved(.left)
    case .right: .focusMoved(.right)
    case .open: .opened
    case .back: .wentBack
    case .jumpBack: .jump(.wentBack)
    case .random: .jump(.randomRequested)
    case .search: .search(.opened)
    case .recruit: .squad(.recruitRequested)
    case .fire: .squad(.removalRequested)
    case .undo: .squad(.undoRequested)
    case .redo: .squad(.redoRequested)
    case .shiftLeft: .squad(.memberShifted(forward: false))
    case .shiftRight: .squad(.memberShifted(forward: true))
    case .strip: .squad(.stripFocused)
    case .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9:
      .list(.tabChosen(Command.tabs.firstIndex(of: command).map { $0 + 1 } ?? 0))
    case .previousList: .list(.stepped(forward: false))
    case .nextList: .list(.stepped(forward: true))
    case .sort: .list(.sortCycled)
    case .reverseSort: .list(.sortReversed)
    case .grid: .list(.gridToggled)
    case .compare: .compare(.toggled)
    case .refresh: .list(.refreshRequested)
    case .chartLonger: resized(larger: true, in: state)
    case .chartShorter: resized(larger: false, in: state)
    case .nextTheme: .theme(.stepped)
    case .chooseTheme: .theme(.pickerOpened)
    case .links: .link(.listOpened)
    case .copyLink: .link(.copyRequested)
    case .mouse: .mouse(.toggled)
    case .palette: .palette(.opened)
    case .help: .helpToggled
    case .trace: .traceToggled
    case .inspector: .inspectorRequested
    case .configMistakes: .configMistakesShown
    case .board: .board(.opened)
    case .redraw: .redrawRequested
    case .suspend: .suspendRequested(isPossible: canSuspend())
    case .quit: .quitRequested
    }
  }
}

extension KeyInterpreter {
  /// `+` and `-` are about the cards while a grid shows, else about the chart.
  fileprivate func resized(larger: Bool, in state: AppState) -> Action {
    state.shownGrid == nil
      ? .detail(.chartStretched(longer: larger)) : .list(.cardsResized(larger: larger))
  }
}

extension Command {
  /// The digits' commands, in the tabs' order.
  package static let tabs: [Command] = [
    .tab1, .tab2, .tab3, .tab4, .tab5, .tab6, .tab7, .tab8, .tab9,
  ]
}
