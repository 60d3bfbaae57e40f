extension PlainText {
  /// `text` in lines of at most `columns`: broken at spaces, inside a word only if it is too long
  /// for a line, and at every `\n`. Lines carry no space at their ends; an empty text or no
  /// columns give no lines. In one single column, scalars of two are left out.
  package static func wrapped(_ text: String, columns: Int) -> [Substring] {
    guard columns > 0, !text.isEmpty else { return [] }
    var lines: [Substring] = []
    for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var wrapper = LineWrapper(Substring(paragraph), columns: columns)
      wrapper.wrap()
      lines += wrapper.lines
    }
    return lines
  }
}
