/// A list of pairs or objects of one date and one number.
package struct ChartField: Equatable, Sendable {
  /// In the record.
  package let list: FieldPath
  /// Relative to each element.
  package let date: FieldPath
  /// Relative to each element.
  package let number: FieldPath
}
