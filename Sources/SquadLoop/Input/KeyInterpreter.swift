import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// Translation of keys to actions, depending on the state and the size of the screen.
package struct KeyInterpreter: Sendable {
  /// The key bindings.
  package let keymap: Keymap

  /// - Parameter keymap: the user's keys, for the program's mode.
  package init(keymap: Keymap) { self.keymap = keymap }

  /// The action of a key; nil for none. `layoutCache` is that of the screen; nil without a screen.
  /// `canSuspend` is called only for the key that suspends.
  package func action(
    for key: Key, in state: AppState, on layoutCache: LayoutCache?, canSuspend: () -> Bool
  ) -> Action? {
    if key == .ctrl("c") { return .quitRequested }
    if let layoutCache, ScreenLayout.isTooSmall(layoutCache.context.size) {
      return whileTooSmall(key, canSuspend)
    }
    if case .confirmRemoval = state.overlay, let answer = answer(key) { return answer }
    if case .themes = state.overlay, let action = whilePickingTheme(key) { return action }
    if case .palette(let palette) = state.overlay, let layoutCache {
      return PaletteKeys(palette: palette, layoutCache: layoutCache)
        .action(for: key, in: state, canSuspend: canSuspend)
    }
    if let field = state.openField {
      return FieldKeys(state, field).action(for: key, canSuspend: canSuspend)
    }
    if state.picker?.isMulti == true, let action = whileMarking(key, in: state) { return action }
    if keymap[key] == .quit, let overlay = state.overlay {
      return if case .help = overlay { .helpToggled } else { .wentBack }
    }
    return keymap[key]?.action(in: state, canSuspend)
  }

  /// The action of pasted text: inserted into an open field, else ignored.
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

  /// Answers the removal question, by keys that can't be rebound; nil for any other key, which
  /// keeps its meaning.
  private func answer(_ key: Key) -> Action? {
    switch key {
    case .character("y"), .character("Y"): .squad(.removalConfirmed)
    case .character("n"), .character("N"), .escape, .enter: .squad(.removalDeclined)
    default: nil
    }
  }

  /// The action of a key that marks entries; nil for every other key.
  private func whileMarking(_ key: Key, in state: AppState) -> Action? {
    guard state.overlay == nil else { return nil }
    switch key {
    case .character("a"): return .picker(.allMarked)
    case .character("A"): return .picker(.noneMarked)
    case .tab where state.focus == .list: return .picker(.toggled(then: .forward))
    case .backtab where state.focus == .list: return .picker(.toggled(then: .backward))
    default: return keymap[key] == .recruit ? .picker(.toggled()) : nil
    }
  }

  /// The action of a key with another meaning in the theme picker; nil for every other key.
  private func whilePickingTheme(_ key: Key) -> Action? {
    // Space and `a` toggle the check box, whatever they are bound to.
    if key == .space || key == .character("a") { return .theme(.accentToggled) }
    return keymap[key] == .chooseTheme ? .wentBack : nil
  }
}
