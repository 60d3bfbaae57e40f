import PlainText

/// Writes utterances as text and line ends, without control sequences. A line ends in `\r\n`, because
/// the terminal is in raw mode.
struct LineWriter {
  /// Without UTF-8 every character outside ASCII becomes `?`.
  let isUTF8: Bool
  /// Whether the last line isn't ended yet.
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

  /// Keeps the spaces at the ends, which cleaning drops.
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
