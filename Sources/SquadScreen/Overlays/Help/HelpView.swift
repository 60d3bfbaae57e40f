import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The help for the current key bindings; its box keeps its size while it is filtered.
struct HelpView {
  private let whole: HelpLayout
  private let shown: HelpLayout
  private let filter: HelpFilter?
  private let context: RenderContext

  init(_ state: borrowing AppState, _ filter: HelpFilter?, _ context: RenderContext) {
    let text = HelpText(
      context, tabs: state.catalogues.map(\.title), sorts: state.openList.sorts,
      usesMouse: state.mouse.isOn, picker: state.picker)
    whole = HelpLayout(text, in: context.size)
    shown =
      filter.map { [rows = whole.rows] in
        HelpLayout(text.narrowed(to: $0.text), in: context.size, rows: rows)
      } ?? whole
    self.filter = filter
    self.context = context
  }

  /// Number of lines, and how many of them are visible at once.
  func measure(over layout: ScreenLayout) -> OverlayMetrics {
    OverlayMetrics(lines: shown.rows, rows: OverlayFrame.rows(whole.rows, over: layout))
  }

  func draw(_ scroll: OverlayScroll, over layout: ScreenLayout, on canvas: inout Canvas) {
    let top = scroll.top(in: measure(over: layout))
    let frame = OverlayFrame(title: context.strings.helpTitle, keys: keys(over: layout))
    let area = frame.draw(whole.size, over: layout, on: &canvas)
    var left = 0
    for column in shown.columns {
      let part = area.inset(left: left)
      for (row, line) in column.lines.dropFirst(top).prefix(area.rows).enumerated() {
        draw(line, column, in: part.rows(from: row, count: 1), on: &canvas)
      }
      left += column.width + HelpLayout.gap
    }
    if shown.rows == 0, let filter {
      canvas.write(
        context.strings.noMatch(filter.text), .panelQuiet, at: area.column, area.row,
        columns: area.columns)
    }
    canvas.scrollBar(besideRows: area, top: top, of: shown.rows)
    drawField(in: area, on: &canvas)
  }

  private func draw(
    _ line: HelpLayout.Line, _ column: HelpLayout.Column, in area: Rect, on canvas: inout Canvas
  ) {
    switch line {
    case .title(let title): canvas.write(title, .panelStrong, at: area.column, area.row)
    case .row(let keys, let text):
      var end = area.column
      for key in keys { end += canvas.write(key, .panelTitle, at: end, area.row) + 1 }
      canvas.write(
        text, .panel, at: area.column + column.textColumn, area.row,
        columns: area.columns - column.textColumn)
    case .blank: break
    }
  }

  /// Draws the filter field in the border beside the title, where it moves nothing.
  private func drawField(in area: Rect, on canvas: inout Canvas) {
    guard let filter else { return }
    let column = area.column + PlainText.width(of: context.strings.helpTitle) + 2
    let row = area.row - 1
    let width = canvas.write(" / ", .panelQuiet, at: column, row)
    let text = Rect(column: column + width, row: row, columns: area.endColumn - column - 4, rows: 1)
    let columns = canvas.write(
      filter.field, .panelStrong, at: text.column, row, columns: text.columns)
    canvas.write(" ", .panel, at: columns.end, row)
    if filter.isOpen { canvas.placeCursor(columns.cursor, row) }
    let whole = Rect(column: column, row: row, columns: columns.end + 1 - column, rows: 1)
    canvas.recordCharacters(of: filter.field, around: columns.cursor, in: text, within: whole) {
      .overlayField(character: $0, first: $1)
    }
  }

  /// The keys that work now.
  private func keys(over layout: ScreenLayout) -> [OverlayKey] {
    let strings = context.strings
    if filter?.isOpen == true {
      return [
        OverlayKey(.open, strings.keep, context, inField: true),
        OverlayKey(.back, strings.clear, context, inField: true),
      ].compactMap { $0 }
    }
    let metrics = measure(over: layout)
    return [
      metrics.lines > metrics.rows ? OverlayKey(scrolling: context) : nil,
      OverlayKey(.search, strings.filter, context),
      OverlayKey(.back, filter == nil ? strings.dismiss : strings.clear, context),
    ].compactMap { $0 }
  }
}
