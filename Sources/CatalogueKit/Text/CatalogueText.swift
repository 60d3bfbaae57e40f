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
    guard let byte = utf8.first, byte < 0x80 else {
      guard let first, first.isLowercase else { return self }
      return first.uppercased() + dropFirst()
    }
    // Most words are ASCII, for which a Character would cost ten times as much.
    guard (0x61...0x7A).contains(byte) else { return self }
    return String(Unicode.Scalar(byte - 0x20)) + Substring(utf8.dropFirst())
  }
}
