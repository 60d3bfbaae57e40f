/// What the terminal sent. Sequences nobody knows are swallowed before.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted in brackets, as it came: whoever shows or stores it cleans it.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
}
