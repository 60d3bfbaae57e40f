import PlainText

/// Texts that all catalogues share.
package enum CatalogueText {
  /// Text for a missing value of a fact that readers expect.
  package static let unknown = "unknown"

  /// Clean text in one line; nil where it is empty.
  package static func line(_ raw: String?) -> String? {
    guard let text = raw.map(PlainText.line), !text.isEmpty else { return nil }
    return text
  }
}

extension String {
  /// The text with an upper-case first letter: `brown` → `Brown`.
  package var capitalizedFirst: String {
    guard let first, first.isLowercase else { return self }
    return first.uppercased() + dropFirst()
  }
}
