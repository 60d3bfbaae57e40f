extension Int {
  /// Decimal digits with leading zeros, at least so many: `7.padded(2)` is `07`.
  package func padded(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(digits - text.utf8.count, 0)) + text
  }
}
