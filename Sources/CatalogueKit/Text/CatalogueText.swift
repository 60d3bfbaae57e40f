import PlainText

/// Texts as all catalogues spell them.
package enum CatalogueText {
  /// Stands for a value that a record leaves open and a reader looks for.
  package static let unknown = "unknown"

  /// Clean text in one line; nil for an empty one.
  package static func line(_ raw: String?) -> String? {
    guard let text = raw.map(PlainText.line), !text.isEmpty else { return nil }
    return text
  }
}
