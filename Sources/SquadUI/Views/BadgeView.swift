import Basics
import PlainText
import SquadCore
import TerminalKit

/// What stands where there is no picture: the initials on a colour that comes from the name.
enum BadgeView {
  /// Fills `area`, four columns by two rows or more; smaller ones as far as there is room.
  ///
  /// - Parameter sign: what stands for the title; nil: its initials.
  static func draw(
    _ title: String, sign: String? = nil, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let block = canvas.context.theme.tile(for: title)
    let edges = Style(foreground: block.background)
    let glyphs = canvas.glyphs
    let isRounded = !glyphs.isPlain && area.columns >= 4 && area.rows >= 3
    if !glyphs.isSpoken {
      let inside = isRounded ? area.inset(top: 1, bottom: 1) : area
      canvas.fill(inside, with: " ", style: block)
      if isRounded {
        edge(area.row, ["▗", "▄", "▖"], edges, area, on: &canvas)
        edge(area.endRow - 1, ["▝", "▀", "▘"], edges, area, on: &canvas)
      }
    }
    let initials = sign ?? PlainText.initials(title)
    let left = area.column + max((area.columns - PlainText.width(of: initials)) / 2, 0)
    canvas.write(
      initials, style: block, at: left, area.row + (area.rows - 1) / 2,
      columns: area.endColumn - left)
  }

  /// Half a row with round ends: the left end, the middle, the right end.
  private static func edge(
    _ row: Int, _ parts: [Unicode.Scalar], _ style: Style, _ area: Rect, on canvas: inout Canvas
  ) {
    for column in area.column..<area.endColumn {
      let isLast = column == area.endColumn - 1
      canvas.put(parts[column == area.column ? 0 : isLast ? 2 : 1], style, at: column, row)
    }
  }
}
