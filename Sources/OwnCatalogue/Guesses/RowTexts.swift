/// The texts of one row, as they stand in the record.
package struct RowTexts: Equatable, Sendable {
  /// A text that a search finds besides the title.
  package struct SearchText: Equatable, Sendable {
    /// Index in `Guesses.search`.
    package let field: Int
    /// A value of the field; of a list there is one text per element.
    package let text: String
  }

  /// Before it is made unique; empty where the title serves as id.
  package let id: String
  /// Empty where the record has none.
  package let title: String
  /// Empty where the record has none.
  package let subtitle: String
  /// In the order of `Guesses.search`, at most `RowFields.longestSearch` bytes together.
  package let search: [SearchText]
}
