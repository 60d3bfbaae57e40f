/// A field of the user that no record has.
package struct UnknownField: Error, Equatable {
  package let path: FieldPath
  /// The nearest name of a column.
  package let suggestion: String?

  package var name: String { path.description }
}
