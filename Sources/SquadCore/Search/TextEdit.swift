/// Changes of a text field.
package enum TextEdit: Equatable, Sendable {
  case insert(String)
  case moveLeft, moveRight, moveToStart, moveToEnd
  case deleteBackward, deleteForward
  /// The word before the cursor, and the spaces after it.
  case deleteWord
  case clear
}
