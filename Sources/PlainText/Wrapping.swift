extension PlainText {
  /// `text` in lines of at most `columns`: broken at spaces and at every `
  /// `, inside a word only where it exceeds a line. Trims spaces at line ends; an empty text or no
  /// columns give no lines. Drops wide scalars where there is one column.
  package static func wrapped(_ text: String, columns: Int) -> [Substring] {
    guard columns > 0, !text.isEmpty else { return [] }
    let lines = text.withBytes { bytes in
      var wrapper = LineWrapper(bytes, columns: columns)
      return wrapper.wrap()
    }
    return lines.map { text[text.place($0.lowerBound)..<text.place($0.upperBound)] }
  }
}
