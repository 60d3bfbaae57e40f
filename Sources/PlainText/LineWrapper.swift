/// Breaks one paragraph into lines.
struct LineWrapper {
  private(set) var lines: [Substring] = []
  private let text: Substring
  private let columns: Int
  /// The line that grows: from its first word to the end of its last.
  private var line: Range<String.Index>?
  private var used = 0

  init(_ text: Substring, columns: Int) {
    self.text = text
    self.columns = columns
  }

  mutating func wrap() {
    var end = text.startIndex
    for word in text.unicodeScalars.split(separator: " ") {
      let gap = text[end..<word.startIndex].utf8.count
      place(Substring(word), gap: gap)
      end = word.endIndex
    }
    endLine()
    if lines.isEmpty { lines.append(text[text.startIndex..<text.startIndex]) }
  }

  private mutating func place(_ word: Substring, gap: Int) {
    let width = PlainText.width(of: word)
    if let start = line?.lowerBound, used + gap + width <= columns {
      line = start..<word.endIndex
      used += gap + width
      return
    }
    endLine()
    if width <= columns {
      line = word.startIndex..<word.endIndex
      used = width
    } else {
      breakUp(word)
    }
  }

  private mutating func breakUp(_ word: Substring) {
    for cell in PlainText.cells(of: word) {
      if used + cell.columns > columns { endLine() }
      if cell.columns > columns { continue }
      line = (line?.lowerBound ?? cell.text.startIndex)..<cell.text.endIndex
      used += cell.columns
    }
  }

  private mutating func endLine() {
    if let line { lines.append(text[line]) }
    line = nil
    used = 0
  }
}
