import PlainText

/// Utterances as a terminal's bytes: text and line ends, and nothing else. The terminal is in raw
/// mode, so that a line ends in `\r\n`.
struct LineWriter {
  /// Where nothing but ASCII can be shown, anything else becomes `?`.
  let isUTF8: Bool
  /// Whether the last line is still being written.
  private(set) var isOpen = false

  init(isUTF8: Bool = true) { self.isUTF8 = isUTF8 }

  mutating func text(of utterances: [Utterance]) -> String {
    utterances.reduce(into: "") { $0 += text(of: $1) }
  }

  private mutating func text(of utterance: Utterance) -> String {
    let start = isOpen ? "\r\n" : ""
    switch utterance {
    case .line(let line):
      isOpen = false
      return start + clean(line) + "\r\n"
    case .prompt(let line):
      isOpen = true
      return start + typed(line) + (line.last.map(":?".contains) == true ? " " : "")
    case .typed(let text, let line):
      if isOpen { return typed(text) }
      isOpen = true
      return typed(line)
    }
  }

  /// Text with the spaces at its ends.
  private func typed(_ text: String) -> String {
    let clean = clean(text)
    guard !clean.isEmpty else { return text.contains(" ") ? " " : "" }
    return (text.first == " " ? " " : "") + clean + (text.last == " " ? " " : "")
  }

  private func clean(_ line: String) -> String {
    let clean = PlainText.line(line)
    guard !isUTF8, clean.utf8.contains(where: { $0 >= 0x80 }) else { return clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
  }
}
