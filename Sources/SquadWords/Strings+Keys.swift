import TerminalKit

/// What squad says of keys: always those that are bound now, and nothing of a command without one.
extension Strings {
  /// The key of a command; nil where it has none.
  package func key(_ command: Command) -> String? { keymap.shown(command).map(name(of:)) }

  /// A key of a command that is none's text in a field; nil where it has none.
  func keyInField(_ command: Command) -> String? { keymap.shownInField(command).map(name(of:)) }

  /// `Iron Man joined · u undo`: a text with what can be done about it.
  func text(_ text: String, offering command: Command) -> String {
    key(command).map { "\(text) · \($0) \(short(command))" } ?? text
  }

  /// A key as people write it: `j`, `↓`, `Ctrl-D`, `F5`.
  package func name(of key: Key) -> String {
    let name =
      switch key.code {
      case .character(" "): keyName(.space)
      case .character(let scalar):
        key.modifiers.contains(.ctrl) ? Character(scalar).uppercased() : String(Character(scalar))
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: keyName(.home)
      case .end: keyName(.end)
      case .pageUp: keyName(.pageUp)
      case .pageDown: keyName(.pageDown)
      case .insert: keyName(.insert)
      case .delete: keyName(.delete)
      case .backspace: keyName(.backspace)
      case .enter: keyName(.enter)
      case .tab: keyName(.tab)
      case .escape: keyName(.escape)
      case .function(let number): "F\(number)"
      }
    return prefix(key.modifiers) + name
  }

  private func prefix(_ modifiers: KeyModifiers) -> String {
    (modifiers.contains(.ctrl) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? keyName(.shift) + "-" : "")
  }
}
