/// A terminal's contents at one moment.
struct Screen: CustomStringConvertible {
  /// Rows without trailing spaces.
  let lines: [String]
  let cursorColumn: Int
  let cursorRow: Int
  let isCursorVisible: Bool
  let isAlternate: Bool
  /// How the program ended; nil while it runs.
  var exit: Exit?

  var text: String { lines.joined(separator: "\n") }

  func has(_ text: String) -> Bool { self.text.contains(text) }

  /// Number of cells with the mark of the focused pane's selection.
  var marks: Int { text.filter { $0 == "▸" }.count }

  /// Where the mark is, in columns and rows from 0.
  var mark: (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      if let index = line.firstIndex(of: "▸") {
        return (line.distance(from: line.startIndex, to: index), row)
      }
    }
    return nil
  }

  /// The words after the mark, to the first gap: the selected entry's title.
  var selected: String? {
    guard let mark else { return nil }
    let rest = lines[mark.row].dropFirst(mark.column + 1).drop { $0 == " " }
    return String(rest.prefix { $0 != "│" && $0 != "┃" }).prefix(beforeFirst: "  ")
  }

  /// Whether the selected entry is `title`, cut where the pane is narrow.
  func isSelected(_ title: String) -> Bool {
    guard let selected else { return false }
    if selected.hasSuffix("…") { return title.hasPrefix(selected.dropLast()) }
    return selected == title
  }

  /// Position of the mark and the cursor, and the selected title.
  var focus: String {
    "\(mark?.column ?? -1),\(mark?.row ?? -1) \(cursorColumn),\(cursorRow) \(selected ?? "")"
  }

  /// Whether squad has painted; tests for what every screen of at least 30×10 shows.
  var isReady: Bool { has("? help") && has("q quit") }

  var description: String {
    let rule = String(repeating: "·", count: 40)
    return "\(rule)\n\(text)\n\(rule) cursor \(cursorColumn),\(cursorRow)"
  }
}

extension String {
  /// The text before `gap`, without the squad's star.
  fileprivate func prefix(beforeFirst gap: String) -> String {
    var text = ""
    for character in self {
      text.append(character)
      if text.hasSuffix(gap) { break }
    }
    while let last = text.last, last == " " || last == "★" { text.removeLast() }
    return text
  }
}
