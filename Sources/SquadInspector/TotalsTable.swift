import PlainText
import SquadScreen
import SquadWords
import TerminalKit

/// The table of actions' counts and total costs.
struct TotalsTable {
  let totals: Inspection.Totals

  /// Minimum width of a column of figures.
  private static let width = 12
  /// Minimum columns for the average of each action.
  private static let columnsForAverage = 76

  func draw(_ head: Rect, _ area: Rect, on canvas: inout Canvas) {
    let strings = canvas.strings
    let figures = totals.rows.map { total in
      [
        strings.number(total.count), strings.microseconds(total.microseconds),
        strings.microseconds(total.microseconds / max(total.count, 1)),
        strings.size(total.bytes),
      ]
    }
    let widest = figures.joined().map { PlainText.width(of: $0) }.max() ?? 0
    draw(
      strings.actionColumn,
      [strings.countColumn, strings.tookColumn, strings.eachColumn, strings.wroteColumn],
      in: head, widest: widest, isChosen: nil, on: &canvas)
    for (index, total) in totals.rows.enumerated() where index < area.rows {
      canvas.hit(.overlayRow(index), in: area.rows(from: index, count: 1))
      draw(
        total.name, figures[index], in: area.rows(from: index, count: 1), widest: widest,
        isChosen: index == totals.chosen, on: &canvas)
    }
    canvas.scrollBar(
      in: area.split(right: 1).right, top: totals.top, rows: area.rows, of: totals.count)
  }

  /// `isChosen` is nil for the headings.
  private func draw(
    _ name: String, _ figures: [String], in area: Rect, widest: Int, isChosen: Bool?,
    on canvas: inout Canvas
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
    // A long figure would overwrite the one before it.
    let width = max(isNarrow ? 9 : Self.width, widest + 1)
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
