import PlainText
import SquadCore
import TerminalKit

/// A link in full, wrapped where it has to be, for the eye or the terminal's own copying.
enum LinkView {
  static func draw(_ link: Link, on canvas: inout Canvas) {
    let size = canvas.context.size
    let columns = min(max(PlainText.width(of: link.url) + 6, 30), size.columns)
    let lines = PlainText.wrapped(link.url, columns: columns - 6)
    let area = OverlayView.box(columns: columns, rows: lines.count, title: link.title, on: &canvas)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      canvas.write(String(line), .panel, at: area.column, area.row + index)
    }
    OverlayView.keys(canvas.strings.closes, below: area, on: &canvas)
    canvas.mark(isFocused: true, .panelTitle, at: area.column - 2, area.row)
  }
}
