/// What one cell of a terminal can hold: a scalar that takes columns, and the marks on it.
package struct TextCell: Equatable, Sendable {
  /// The scalar and its marks.
  package let character: Character
  /// 1 or 2; 0 only for what no cleaned text holds: a control, or marks at its start.
  package let columns: Int
}
