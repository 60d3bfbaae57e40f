extension [String] {
  /// The texts with a separator between them. It goes before the standard library's, which is
  /// generic: its first call looks for a conformance in the whole program, and took 1.5 % of a
  /// start.
  package func joined(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
