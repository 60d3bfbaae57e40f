/// A field of the user that no record has.
package struct UnknownField: Error, Equatable {
  /// The path, as the user's field has it.
  package let path: FieldPath
  /// The nearest name of a column, or of what could have been meant besides.
  package let suggestion: String?

  /// The path as it is written.
  package var name: String { path.description }
}
