extension [String] {
  /// Joins without the standard library's generic `joined`, whose first call searches the whole
  /// program for a conformance and took 1.5 % of a start.
  package func joined(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
