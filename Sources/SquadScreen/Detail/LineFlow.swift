import PlainText

/// Lays out runs of text side by side and wraps where the next one doesn't fit.
struct LineFlow {
  private(set) var lines = [DetailLine()]
  private(set) var stops: [DetailStop] = []
  private var indent: Int
  private let columns: Int
  private var column: Int
  private var pending = ""

  init(indent: Int, columns: Int) {
    self.indent = min(indent, max(columns - 1, 0))
    self.columns = columns
    column = self.indent
  }

  /// Puts a label before the first line's text.
  mutating func label(_ text: String, columns: Int) {
    let cut = PlainText.prefix(text, columns: columns, ellipsis: "").text
    lines[0].runs.append(DetailRun(column: 0, text: cut, role: .quiet))
  }

  /// Continues on the next line at another indent.
  mutating func continueBelow(indent: Int) {
    self.indent = min(indent, max(columns - 1, 0))
    breakLine()
  }

  /// Puts a separator before the next run; at a line break it stays at the end of the line.
  mutating func join(_ separator: String) { pending = separator }

  /// Adds a run, broken only if longer than a line. With a marker offset it is a stop.
  mutating func add(_ text: String, role: Role, stopMarker: Int? = nil) {
    let width = PlainText.width(of: text)
    let joint = PlainText.width(of: pending)
    if column + joint + width > columns, column > indent { breakLine() } else { putPending() }
    let cut = PlainText.prefix(text, columns: columns - column, ellipsis: "…")
    if let stopMarker {
      stops.append(
        DetailStop(
          line: lines.count - 1, markerColumn: column + stopMarker,
          run: lines[lines.count - 1].runs.count))
    }
    put(cut.text, width: cut.width, role: role)
  }

  /// Adds running text, broken between words, and inside those that are longer than a line. The
  /// words of a line form one run.
  mutating func addWords(_ text: String) {
    var line = ""
    var end = column
    var isFirst = column == indent
    for word in Self.words(of: text) {
      let gap = isFirst ? 0 : 1
      isFirst = false
      if end + gap + PlainText.width(of: word) > columns, end > indent {
        putWords(line, width: end - column)
        breakLine()
        (line, end) = ("", column)
      } else if gap > 0 {
        line += " "
        end += 1
      }
      // A word longer than a line is broken: Chinese and Japanese texts have no spaces.
      for (index, part) in PlainText.wrapped(String(word), columns: columns - end).enumerated() {
        if index > 0 {
          putWords(line, width: end - column)
          breakLine()
          (line, end) = ("", column)
        }
        line += part
        end += PlainText.width(of: part)
      }
    }
    putWords(line, width: end - column)
  }

  private mutating func putWords(_ line: String, width: Int) {
    if !line.isEmpty { put(line, width: width, role: .text) }
  }

  /// Splits at spaces and line feeds, unless they are part of a larger grapheme cluster.
  private static func words(of text: String) -> [Substring] {
    let bytes = text.utf8
    var words: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == 0x20 || bytes[index] == 0x0A,
        next == bytes.endIndex || bytes[next] < 0x80 || String.Index(next, within: text) != nil
      {
        if start < index { words.append(text[start..<index]) }
        start = next
      }
      index = next
    }
    if start < index { words.append(text[start..<index]) }
    return words
  }

  private mutating func breakLine() {
    let stays = pending.last == " " ? String(pending.dropLast()) : pending
    if stays.contains(where: { $0 != " " }), column + PlainText.width(of: stays) <= columns {
      put(stays, width: PlainText.width(of: stays), role: .text)
    }
    pending = ""
    lines.append(DetailLine())
    column = indent
  }

  private mutating func putPending() {
    guard !pending.isEmpty else { return }
    let width = PlainText.width(of: pending)
    if pending.contains(where: { $0 != " " }) {
      put(pending, width: width, role: .text)
    } else {
      column += width
    }
    pending = ""
  }

  private mutating func put(_ text: String, width: Int, role: Role) {
    lines[lines.count - 1].runs.append(DetailRun(column: column, text: text, role: role))
    column += width
  }
}
