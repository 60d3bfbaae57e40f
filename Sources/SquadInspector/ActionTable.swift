import PlainText
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The table of actions, one row each.
struct ActionTable {
  let inspection: Inspection

  /// The layout of its columns.
  private struct Columns {
    let number: Int
    let time: Int
    let hasMilliseconds: Bool
    let action: Int
    let changed: Int
    let took: Int
    let wrote: Int
    /// Width of a spark of the frame's bytes; 0: none.
    let spark: Int
    let actionColumn: Int

    /// `digits` is the number of digits of the largest number.
    init(_ area: Rect, digits: Int) {
      number = max(digits, 3)
      hasMilliseconds = area.columns >= 100
      time = area.columns < 60 ? 0 : hasMilliseconds ? 12 : 8
      took = 9
      wrote = area.columns < 60 ? 8 : 9
      spark = area.columns < 60 ? 0 : 1
      actionColumn = area.column + 2 + number + 2 + (time > 0 ? time + 2 : 0)
      let rest = area.endColumn - 1 - actionColumn - took - wrote - (spark > 0 ? 3 : 0) - 2
      changed = area.columns < 70 ? 0 : rest / 2
      action = rest - changed
    }
  }

  func draw(_ head: Rect, _ area: Rect, on canvas: inout Canvas) {
    let columns = Columns(area, digits: "\(inspection.newest)".utf8.count)
    let strings = canvas.strings
    draw(
      Cells(
        number: "#", time: strings.timeColumn, action: strings.actionColumn,
        changed: strings.changedColumn, took: strings.tookColumn, wrote: strings.wroteColumn,
        spark: ""), columns, in: head, isChosen: nil, on: &canvas)
    let maximum = inspection.frames.max()
    for (index, row) in inspection.rows.enumerated() where index < area.rows {
      canvas.hit(.overlayRow(index), in: area.rows(from: index, count: 1))
      let record = row.record
      let cells = Cells(
        number: String(record.number),
        time: strings.time(ofMilliseconds: record.time, hasMilliseconds: columns.hasMilliseconds),
        action: PlainText.line(record.label),
        changed: row.changed.map(strings.changed) ?? strings.notKept,
        took: strings.microseconds(record.microseconds),
        wrote: record.frame.map { strings.size($0.bytes) } ?? "",
        spark: record.frame.map { ByteSpark.text([$0.bytes], maximum: maximum, canvas.glyphs) }
          ?? "")
      draw(
        cells, columns, in: area.rows(from: index, count: 1),
        isChosen: record.number == inspection.chosen, on: &canvas)
    }
  }

  private struct Cells {
    let number, time, action, changed, took, wrote, spark: String
  }

  /// `isChosen` is nil for the headings.
  private func draw(
    _ cells: Cells, _ columns: Columns, in area: Rect, isChosen: Bool?, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let row = area.row
    let bar: Role? = isChosen == true ? .selection : nil
    if let bar {
      canvas.fill(area, bar)
      canvas.mark(isFocused: true, bar, at: area.column, row)
    }
    func right(_ text: String, _ role: Role, endingAt end: Int, on canvas: inout Canvas) {
      canvas.write(text, bar ?? role, at: end - PlainText.width(of: text), row)
    }
    func left(_ text: String, _ role: Role, at column: Int, _ width: Int, on canvas: inout Canvas) {
      guard width > 1 else { return }
      let cut = canvas.glyphs.cut(text, to: width - 1)
      canvas.write(cut, bar ?? role, at: column, row)
    }
    let isHead = isChosen == nil
    right(cells.number, .quiet, endingAt: area.column + 2 + columns.number, on: &canvas)
    left(cells.time, .quiet, at: area.column + 4 + columns.number, columns.time + 1, on: &canvas)
    left(
      cells.action, isHead ? .quiet : .text, at: columns.actionColumn, columns.action, on: &canvas)
    let changed = columns.actionColumn + columns.action
    left(cells.changed, .quiet, at: changed, columns.changed, on: &canvas)
    let took = changed + columns.changed + columns.took
    right(cells.took, isHead ? .quiet : .text, endingAt: took, on: &canvas)
    right(cells.wrote, isHead ? .quiet : .text, endingAt: took + 2 + columns.wrote, on: &canvas)
    if columns.spark > 0 {
      canvas.write(cells.spark, bar ?? .graph, at: took + 2 + columns.wrote + 2, row, columns: 1)
    }
  }
}
