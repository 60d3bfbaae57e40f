extension String {
  /// Digits with zeros in front, at least so many: `"7".zeroPadded(to: 2)` is `07`.
  package func zeroPadded(to digits: Int) -> String {
    String(repeating: "0", count: Swift.max(digits - utf8.count, 0)) + self
  }
}
