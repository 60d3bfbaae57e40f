import PlainText
import SquadCore
import TerminalKit

/// What lies over the panes: the help, and a link in full.
enum OverlayView {
  static func draw(_ state: AppState, on canvas: inout Canvas) {
    switch state.overlay {
    case .help(let top): HelpView.draw(top: top, tabs: state.catalogues.count, on: &canvas)
    case .link(let link): LinkView.draw(link, on: &canvas)
    case .themes: ThemePickerView.draw(state, on: &canvas)
    case .confirmRemoval, nil: break
    }
  }

  /// Clears a box in the middle of the screen, draws its border, and returns its inside.
  static func box(columns: Int, rows: Int, title: String, on canvas: inout Canvas) -> Rect {
    let size = canvas.context.size
    let columns = min(columns, size.columns)
    let rows = min(rows + 2, size.rows)
    let area = Rect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
    canvas.fill(area, .panel)
    drawBorder(area, on: &canvas)
    canvas.write(" \(title) ", .panelTitle, at: area.column + 2, area.row, columns: columns - 4)
    return area.inset(left: 3, top: 1, right: 3, bottom: 1)
  }

  /// Writes the keys of an overlay into its frame, at the right below its inside.
  static func keys(_ text: String, below area: Rect, on canvas: inout Canvas) {
    let line = Rect(column: area.column, row: area.endRow, columns: area.columns, rows: 1)
    canvas.writeRight(" \(text) ", .panelQuiet, in: line, row: line.row)
  }

  private static func drawBorder(_ area: Rect, on canvas: inout Canvas) {
    let left = area.column
    let right = area.endColumn - 1
    for side in [area.split(top: 1).top, area.split(bottom: 1).bottom] {
      canvas.fill(side, with: canvas.glyphs.horizontal, .panelFrame)
    }
    for side in [area.split(left: 1).left, area.split(right: 1).right] {
      canvas.fill(side, with: canvas.glyphs.vertical, .panelFrame)
    }
    let places = [
      (left, area.row), (right, area.row), (left, area.endRow - 1), (right, area.endRow - 1),
    ]
    for (corner, place) in zip(canvas.glyphs.corners, places) {
      canvas.write(corner, .panelFrame, at: place.0, place.1)
    }
  }
}
