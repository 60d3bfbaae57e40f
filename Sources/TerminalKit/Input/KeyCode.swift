/// A key of the keyboard, without modifiers.
package enum KeyCode: Hashable, Sendable {
  /// A key that types, space included; with Ctrl always the lower-case letter.
  case character(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete
  /// Backspace, sent as DEL or Ctrl-H.
  case backspace
  /// Enter: CR (Ctrl-M) or LF (Ctrl-J).
  case enter
  /// Tab or Ctrl-I, which terminals send alike.
  case tab
  /// Escape or Ctrl-[, which terminals send alike.
  case escape
  /// F1…F12.
  case function(UInt8)
}
