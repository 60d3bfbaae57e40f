import PlainText
import SquadCore
import TerminalKit

/// One row of a list: the title, a star for members, and at the right the subtitle.
struct EntryRow {
  let entry: Entry
  let isMember: Bool
  let role: Role
  let query: SearchQuery?

  func draw(in area: Rect, on canvas: inout Canvas) {
    let star = isMember ? " \(canvas.glyphs.star)" : ""
    let subtitle = PlainText.width(of: entry.subtitle)
    let title = PlainText.width(of: entry.title) + PlainText.width(of: star)
    let hasSubtitle =
      subtitle > 0 && (title + 2 + subtitle <= area.columns || subtitle * 3 < area.columns)
    let room = area.columns - (hasSubtitle ? subtitle + 2 : 0)
    let width = drawTitle(
      at: area.column, area.row, columns: room - PlainText.width(of: star), on: &canvas)
    canvas.write(star, .star, at: area.column + width, area.row)
    if hasSubtitle { canvas.writeRight(entry.subtitle, .dim, in: area, row: area.row) }
  }

  /// Writes the title with the found letters marked, and returns its columns.
  private func drawTitle(
    at column: Int, _ row: Int, columns: Int, on canvas: inout Canvas
  ) -> Int {
    let cut = PlainText.prefix(entry.title, columns: columns, ellipsis: canvas.glyphs.ellipsis)
    guard let query, !query.isEmpty else {
      return canvas.write(cut.text, role, at: column, row)
    }
    var width = 0
    var matches = query.matches(in: cut.text)[...]
    for (index, character) in cut.text.enumerated() {
      while let first = matches.first, first.upperBound <= index { matches.removeFirst() }
      let isMatch = matches.first?.contains(index) ?? false
      width += canvas.write(
        String(character), isMatch ? .match : role, at: column + width, row)
    }
    return width
  }
}
