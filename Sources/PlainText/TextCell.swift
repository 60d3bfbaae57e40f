/// What one cell of a terminal can hold: a scalar that takes columns, and the marks on it.
package struct TextCell: Equatable, Sendable {
  /// The scalar and its marks, a slice of the text it came from.
  package let text: Substring
  /// 1 or 2; 0 only for marks that a text begins with, which no cleaned text does.
  package let columns: Int
}
