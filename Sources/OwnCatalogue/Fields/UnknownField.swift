/// A field of the user that no record has.
package struct UnknownField: Error, Equatable {
  package let name: String
  /// The nearest name of a column.
  package let suggestion: String?

  package init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }
}
