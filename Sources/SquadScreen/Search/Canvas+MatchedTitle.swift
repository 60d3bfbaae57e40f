import PlainText
import SquadWords

extension Canvas {
  /// Writes a title with the letters that a search matched, cut if necessary, and returns its width
  /// in columns. `role` is `.text`, or the role of a selection.
  @discardableResult
  mutating func write(
    title: String, matching query: SearchQuery?, _ role: Role, at column: Int, _ row: Int,
    columns: Int
  ) -> Int {
    let cut = PlainText.title(title, columns: columns, ellipsis: glyphs.ellipsis)
    guard let query, !query.isEmpty else { return write(cut.text, role, at: column, row) }
    var width = 0
    var matches = query.matches(in: cut.text)[...]
    for (index, character) in cut.text.enumerated() {
      while let first = matches.first, first.upperBound <= index { matches.removeFirst() }
      let isMatch = matches.first?.contains(index) ?? false
      width += write(String(character), isMatch ? .match.on(role) : role, at: column + width, row)
    }
    return width
  }
}
