import Basics
import Portraits
import SquadCore
import TerminalKit

/// Draws a picture in a pane.
enum CellImageView {
  /// Draws the picture in the middle of `area`, or at its upper left; crops it at the right and
  /// below. The rest of the area is unchanged.
  static func draw(
    _ image: CellImage, isCentred: Bool = true, in area: Rect, on canvas: inout Canvas
  ) {
    let columns = min(image.columns, area.columns)
    let rows = min(image.rows, area.rows)
    let left = area.column + (isCentred ? (area.columns - columns) / 2 : 0)
    let top = area.row + (isCentred ? (area.rows - rows) / 2 : 0)
    let ground = canvas.context.theme[.text]
    for row in 0..<max(rows, 0) {
      var column = 0
      while column < columns, let cell = image[column: column, row: row] {
        // Draws a run of equal cells at once: pictures have many.
        let start = column
        repeat { column += 1 } while column < columns && image[column: column, row: row] == cell
        let run = Rect(column: left + start, row: top + row, columns: column - start, rows: 1)
        canvas.fill(run, with: cell.scalar, style: style(of: cell, on: ground))
      }
    }
  }

  private static func style(of cell: ImageCell, on ground: Style) -> Style {
    var style = ground
    if cell.isCutOut {
      // Reverse video, since the terminal's background colour can't be used as a foreground.
      style.foreground = cell.background
      return style.adding(.reverse)
    }
    if cell.foreground != .standard { style.foreground = cell.foreground }
    if cell.background != .standard { style.background = cell.background }
    return style
  }
}

extension CellImage {
  /// squad's own picture of a subject.
  init(_ subject: PortraitSubject, in size: Size, _ colors: ColorDepth, isGrey: Bool = false) {
    self.init(
      columns: size.columns, rows: size.rows,
      cells: Portrait(of: subject, in: size)
        .cells(isTrueColor: colors == .direct, isGrey: isGrey))
  }
}
