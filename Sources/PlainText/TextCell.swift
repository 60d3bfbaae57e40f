/// Content of a terminal cell: a scalar with columns, and its marks.
package struct TextCell: Equatable, Sendable {
  package let character: Character
  /// 1 or 2; 0 only in text that isn't cleaned: a control, or marks at the start.
  package let columns: Int
}
