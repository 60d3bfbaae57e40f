/// Line breaking of UTF-8, as ranges of bytes.
struct LineWrapper {
  private static let space: UInt8 = 0x20
  private static let lineEnd: UInt8 = 0x0A
  /// Characters that no line begins with: closing marks, small kana, and the lengthening mark.
  private static let closing: Set<Unicode.Scalar> = Set(
    """
    、。，．・：；？！…‥」』）］｝〉》】〕’”々ーゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％)]},.:;?!%
    """.unicodeScalars)
  /// Characters that no line ends with.
  private static let opening: Set<Unicode.Scalar> = Set("「『（［｛〈《【〔‘“([{".unicodeScalars)

  private let bytes: UnsafeBufferPointer<UInt8>
  private let columns: Int
  private var lines: [Range<Int>] = []
  /// The growing line, from its first word to the end of its last.
  private var line: Range<Int>?
  private var used = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, columns: Int) {
    self.bytes = bytes
    self.columns = columns
  }

  mutating func wrap() -> [Range<Int>] {
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineEnd) ?? bytes.count
      wrapParagraph(start..<end)
      start = end + 1
    }
    return lines
  }

  private mutating func wrapParagraph(_ paragraph: Range<Int>) {
    let linesBefore = lines.count
    var offset = paragraph.lowerBound
    while offset < paragraph.upperBound {
      if bytes[offset] == Self.space {
        offset += 1
      } else {
        offset = takeWord(from: offset, in: paragraph)
      }
    }
    endLine()
    if lines.count == linesBefore { lines.append(paragraph.lowerBound..<paragraph.lowerBound) }
  }

  /// Takes a word; returns its end.
  private mutating func takeWord(from start: Int, in paragraph: Range<Int>) -> Int {
    var end = start
    var width = 0
    while end < paragraph.upperBound, bytes[end] != Self.space {
      let cell = bytes.cell(at: end)
      width += cell.columns
      end = cell.end
    }
    let gap = line.map { start - $0.upperBound } ?? 0
    if used + gap + width <= columns {
      line = (line?.lowerBound ?? start)..<end
      used += gap + width
    } else {
      endLine()
      breakUp(start..<end)
    }
    return end
  }

  /// Breaks a word into lines by cells; Chinese and Japanese, which have no spaces, not before a
  /// closing mark, not after an opening one, and not inside a name in other letters.
  private mutating func breakUp(_ word: Range<Int>) {
    var offset = word.lowerBound
    var last = (start: offset, columns: 0)
    // The narrow cells after the last wide one.
    var name = last
    while offset < word.upperBound {
      let cell = bytes.cell(at: offset)
      if used + cell.columns > columns {
        let isInName = max(last.columns, cell.columns) < 2
        let end = isInName ? name : last
        let isTogether =
          end.columns + cell.columns <= columns
          && (isInName || !isBreak(between: last.start, and: offset))
        if isTogether, let line, line.lowerBound < end.start {
          lines.append(line.lowerBound..<end.start)
          (self.line, used) = (end.start..<offset, end.columns)
        } else {
          endLine()
        }
      }
      if cell.columns <= columns {
        line = (line?.lowerBound ?? offset)..<cell.end
        used += cell.columns
        last = (offset, cell.columns)
        if cell.columns == 2 { name = (cell.end, 0) } else { name.columns += cell.columns }
      }
      offset = cell.end
    }
  }

  private func isBreak(between last: Int, and next: Int) -> Bool {
    !Self.opening.contains(bytes.scalar(at: last).scalar)
      && !Self.closing.contains(bytes.scalar(at: next).scalar)
  }

  private mutating func endLine() {
    if let line { lines.append(line) }
    line = nil
    used = 0
  }
}

extension PlainText {
  /// `text` in lines of at most `columns`: broken at spaces and at every `\n`, inside a word only
  /// if it exceeds a line. Trims spaces at line ends; an empty text or no columns give no lines.
  /// Drops wide scalars if there is one column.
  package static func wrapped(_ text: String, columns: Int) -> [Substring] {
    guard columns > 0, !text.isEmpty else { return [] }
    let lines = text.withBytes { bytes in
      var wrapper = LineWrapper(bytes, columns: columns)
      return wrapper.wrap()
    }
    return lines.map {
      text[text.index(atOffset: $0.lowerBound)..<text.index(atOffset: $0.upperBound)]
    }
  }
}
