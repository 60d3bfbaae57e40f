import PlainText

/// Running text in a fixed number of rows; longer text ends in a stop that opens the rest.
struct TextRows {
  private(set) var block = DetailBlock()
  /// Whether the text was cut.
  private(set) var isCut = false

  /// `rows` is the maximum number of rows; nil for as many as it needs. `isFixed` tells whether a
  /// shorter text takes that many rows, too. `more` returns the stop's text for a number of lines
  /// that were cut.
  init(
    _ text: String, _ role: Role, columns: Int, rows: Int?, isFixed: Bool = true,
    more: (Int) -> String, ellipsis: String
  ) {
    let wrapped = PlainText.wrapped(text, columns: columns).map(String.init)
    guard let rows, wrapped.count > rows, let last = wrapped.prefix(rows).last else {
      for line in wrapped { block.add(DetailLine(line, role)) }
      if isFixed { block.fill(to: rows ?? 0) }
      return
    }
    isCut = true
    let more = more(wrapped.count - rows)
    var lines = wrapped.prefix(rows - 1)
    let available = max(columns - PlainText.width(of: more) - PlainText.width(of: ellipsis) - 2, 0)
    var rest = Self.ended(Self.words(of: last, columns: available), ellipsis)
    // Appends the ellipsis to the line before rather than leaving it alone.
    if rest == ellipsis, let line = lines.last.map({ Self.ended($0, ellipsis) }),
      PlainText.width(of: line) <= columns
    {
      lines[lines.endIndex - 1] = line
      rest = ""
    }
    for line in lines { block.add(DetailLine(line, role)) }
    let start = rest.isEmpty ? 0 : PlainText.width(of: rest) + 2
    block.add(
      DetailLine(runs: [
        DetailRun(column: 0, text: rest, role: role),
        DetailRun(column: start, text: more, role: .accent),
      ]))
    block.addStop([StopRun(line: rows - 1, run: 1)], line: rows - 1, marker: start - 1)
  }

  /// The text with an ellipsis in place of trailing punctuation.
  private static func ended(_ text: String, _ ellipsis: String) -> String {
    var text = text[...]
    while let last = text.last, ".,;: ".contains(last) { text.removeLast() }
    return text + ellipsis
  }

  /// The words of a line that fit in `columns` columns.
  private static func words(of line: String, columns: Int) -> String {
    guard PlainText.width(of: line) > columns else { return line }
    let cut = PlainText.prefix(line, columns: columns, ellipsis: "").text
    // Prefers no word to a part of the first one.
    guard let space = cut.lastIndex(of: " ") else { return line.contains(" ") ? "" : cut }
    return String(cut[..<space])
  }
}
