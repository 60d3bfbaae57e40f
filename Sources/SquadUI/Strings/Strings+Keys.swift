import TerminalKit

/// What squad says of keys: always those that are bound now, and nothing of a command without one.
extension Strings {
  /// The key of a command; nil where it has none.
  func key(_ command: Command) -> String? { keymap.shown(command).map(name(of:)) }

  /// A key of a command that is none's text in a field; nil where it has none.
  func keyInField(_ command: Command) -> String? { keymap.shownInField(command).map(name(of:)) }

  /// `Iron Man joined · u undo`: a text with what can be done about it.
  func text(_ text: String, offering command: Command) -> String {
    key(command).map { "\(text) · \($0) \(short(command))" } ?? text
  }
}
