/// The texts of one row, as they stand in the record.
package struct RowTexts: Equatable, Sendable {
  /// A text that a search finds besides the title.
  package struct SearchText: Equatable, Sendable {
    /// Index in `Guesses.search`.
    package let field: Int
    package let text: String

    package init(field: Int, text: String) {
      self.field = field
      self.text = text
    }
  }

  package let id: String
  package let title: String
  package let subtitle: String
  package let search: [SearchText]

  package init(id: String, title: String, subtitle: String, search: [SearchText]) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.search = search
  }
}
