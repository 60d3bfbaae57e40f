import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// A title with the letters that the search matched.
struct MatchedTitle {
  let text: String
  let query: SearchQuery?
  /// `.text`, or the role of a selection.
  let role: Role

  /// Writes the title, cut if necessary, and returns its width in columns.
  func draw(at column: Int, _ row: Int, columns: Int, on canvas: inout Canvas) -> Int {
    let cut = PlainText.title(text, columns: columns, ellipsis: canvas.glyphs.ellipsis)
    guard let query, !query.isEmpty else {
      return canvas.write(cut.text, role, at: column, row)
    }
    var width = 0
    var matches = query.matches(in: cut.text)[...]
    for (index, character) in cut.text.enumerated() {
      while let first = matches.first, first.upperBound <= index { matches.removeFirst() }
      let isMatch = matches.first?.contains(index) ?? false
      width += canvas.write(
        String(character), isMatch ? .match.on(role) : role, at: column + width, row)
    }
    return width
  }
}
