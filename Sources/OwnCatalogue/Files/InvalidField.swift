/// A field of the user's that isn't written as one.
package struct InvalidField: Error, Equatable {
  /// The name of its option, without the dashes: `title`, `search-in`, `show`.
  package let option: String
  /// The field, as the user wrote it.
  package let text: String
}
