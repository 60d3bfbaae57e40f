extension PlainText {
  /// `text` in lines of at most `columns`: broken at spaces, inside a word only if it is too long
  /// for a line, and at every `\n`. Lines carry no space at their ends; an empty text or no
  /// columns give no lines. In one single column, scalars of two are left out.
  package static func wrapped(_ text: String, columns: Int) -> [Substring] {
    guard columns > 0, !text.isEmpty else { return [] }
    let lines = text.withBytes { bytes in
      var wrapper = LineWrapper(bytes, columns: columns)
      return wrapper.wrap()
    }
    return lines.map { text[text.place($0.lowerBound)..<text.place($0.upperBound)] }
  }
}
