/// A syntax error in a field of the user's.
package struct InvalidField: Error, Equatable {
  /// The name of its option, without the dashes: `title`, `search-in`, `show`.
  package let option: String
  /// The field, as the user wrote it.
  package let text: String
}
