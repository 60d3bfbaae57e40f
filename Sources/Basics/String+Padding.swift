extension String {
  /// The text with zeros in front, at least so many bytes: `"7".zeroPadded(to: 2)` is `07`.
  package func zeroPadded(to digits: Int) -> String {
    String(repeating: "0", count: Swift.max(digits - utf8.count, 0)) + self
  }

  /// The text with spaces behind it, at least so many characters.
  package func padded(to characters: Int) -> String {
    self + String(repeating: " ", count: Swift.max(characters - count, 0))
  }
}
