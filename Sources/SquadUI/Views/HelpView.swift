import Basics
import PlainText
import TerminalKit

/// The help, made from the keys as they are bound.
enum HelpView {
  private static let columns = 66

  /// How many lines of it a screen shows at once.
  static func textRows(in size: Size) -> Int { max(size.rows - 4, 1) }

  static func draw(top: Int, tabs: Int, on canvas: inout Canvas) {
    let help = HelpText(canvas.context.keymap, canvas.strings, tabs: tabs)
    let rows = min(textRows(in: canvas.context.size), help.lines.count)
    let area = OverlayView.box(
      columns: columns, rows: rows, title: canvas.strings.helpTitle, on: &canvas)
    let shown = help.lines.dropFirst(top).prefix(area.rows)
    for (offset, line) in shown.enumerated() {
      draw(line, in: area.rows(from: offset, count: 1), on: &canvas)
    }
    canvas.mark(isFocused: true, .panelTitle, at: area.column - 2, area.row)
    canvas.scrollBar(
      in: Rect(column: area.endColumn + 2, row: area.row, columns: 1, rows: area.rows), top: top,
      rows: area.rows, of: help.lines.count, .panelQuiet)
    let scrolls = help.lines.count > area.rows
    OverlayView.keys(
      scrolls ? canvas.strings.scrolls : canvas.strings.closes, below: area, on: &canvas)
  }

  private static func draw(_ line: HelpText.Line, in area: Rect, on canvas: inout Canvas) {
    switch line {
    case .title(let title): canvas.write(title, .panelStrong, at: area.column, area.row)
    case .key(let keys, let text):
      let indent = min(16, area.columns * 2 / 5)
      canvas.write(keys, .key, at: area.column + 1, area.row, columns: indent)
      canvas.write(
        text, .panel, at: area.column + 2 + indent, area.row, columns: area.columns - indent - 2)
    case .blank: break
    }
  }
}
