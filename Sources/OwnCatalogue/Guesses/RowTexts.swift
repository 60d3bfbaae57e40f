/// The texts of one row, as they stand in the record.
package struct RowTexts: Equatable, Sendable {
  /// Before it is made unique; empty where the title serves as id.
  package let id: String
  /// Empty where the record has none.
  package let title: String
  /// Empty where the record has none.
  package let subtitle: String
  /// The texts that a search finds besides the title, of a list one per element: in the order of
  /// `Guesses.search`, at most `RowFields.longestSearch` bytes together.
  package let search: [String]
}
