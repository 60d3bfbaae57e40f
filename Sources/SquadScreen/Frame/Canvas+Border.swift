import SquadWords
import TerminalKit

extension Canvas {
  /// Draws a border with rounded corners along the inside of an area.
  mutating func drawBorder(_ area: Rect, style: Style) {
    for side in [area.split(top: 1).top, area.split(bottom: 1).bottom] {
      fill(side, with: glyphs.horizontal, style: style)
    }
    for side in [area.split(left: 1).left, area.split(right: 1).right] {
      fill(side, with: glyphs.vertical, style: style)
    }
    let (left, right) = (area.column, area.endColumn - 1)
    let positions = [
      (left, area.row), (right, area.row), (left, area.endRow - 1), (right, area.endRow - 1),
    ]
    for (corner, position) in zip(glyphs.corners, positions) {
      write(corner, style: style, at: position.0, position.1, columns: 1)
    }
  }
}
