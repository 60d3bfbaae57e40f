/// A key on the keyboard, without what was held down with it.
package enum KeyCode: Hashable, Sendable {
  /// A key that types something, space among them; with Ctrl always the lower-case letter.
  case character(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete
  /// Backspace, whether the terminal sends DEL or Ctrl-H.
  case backspace
  /// Enter: CR (Ctrl-M) or LF (Ctrl-J).
  case enter
  /// Tab or Ctrl-I, which terminals can't tell apart.
  case tab
  /// Escape or Ctrl-[, which terminals can't tell apart.
  case escape
  /// F1…F12.
  case function(UInt8)
}
