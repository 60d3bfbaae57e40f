import PlainText
import SquadScreen
import SquadWords
import TerminalKit

/// The table of actions' counts and total costs.
struct TotalsTable {
  let totals: Inspection.Totals

  /// Width of a column of figures.
  private static let width = 12
  /// Minimum columns for the average of each action.
  private static let columnsForAverage = 76

  func draw(_ head: Rect, _ area: Rect, on canvas: inout Canvas) {
    let strings = canvas.strings
    draw(
      strings.actionColumn,
      [strings.countColumn, strings.tookColumn, strings.eachColumn, strings.wroteColumn],
      in: head, isChosen: nil, on: &canvas)
    for (index, total) in totals.rows.enumerated() where index < area.rows {
      canvas.hit(.overlayRow(index), in: area.rows(from: index, count: 1))
      let figures = [
        strings.number(total.count), strings.microseconds(total.microseconds),
        strings.microseconds(total.microseconds / max(total.count, 1)),
        strings.size(total.bytes),
      ]
      draw(
        total.name, figures, in: area.rows(from: index, count: 1),
        isChosen: index == totals.chosen, on: &canvas)
    }
    canvas.scrollBar(
      in: area.split(right: 1).right, top: totals.top, rows: area.rows, of: totals.count)
  }

  /// `isChosen` is nil for the headings.
  private func draw(
    _ name: String, _ figures: [String], in area: Rect, isChosen: Bool?, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let bar: Role? = isChosen == true ? .selection : nil
    if let bar {
      canvas.fill(area, bar)
      canvas.mark(isFocused: true, bar, at: area.column, area.row)
    }
    let role = bar ?? (isChosen == nil ? .quiet : .text)
    // Leaves out the average, which readers can work out, before it cuts names.
    let isNarrow = area.columns < Self.columnsForAverage
    let figures = isNarrow ? [figures[0], figures[1], figures[3]] : figures
    let width = isNarrow ? 9 : Self.width
    let available = area.columns - 4 - width * figures.count
    let nameWidth = min(available, 34)
    let cut = canvas.glyphs.cut(name, to: nameWidth).text
    canvas.write(cut, role, at: area.column + 2, area.row)
    for (index, figure) in figures.enumerated() {
      let end = area.column + 2 + nameWidth + width * (index + 1)
      canvas.write(figure, role, at: end - PlainText.width(of: figure), area.row)
    }
  }
}
