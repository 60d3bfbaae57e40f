/// Input from the terminal. Unknown sequences are dropped before.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text of a bracketed paste, not cleaned.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
}
