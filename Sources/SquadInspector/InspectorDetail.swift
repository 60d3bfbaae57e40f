import PlainText
import SquadCore
import SquadScreen
import SquadWords
import TerminalKit

/// The changes that the chosen action made to the state, and its effects.
struct InspectorDetail {
  let inspection: Inspection

  func draw(in area: Rect, on canvas: inout Canvas) {
    let (title, rest) = area.split(top: 1)
    guard !title.isEmpty else { return }
    canvas.rule(title)
    canvas.write(" \(canvas.strings.whatChanged) ", .strong, at: title.column + 1, title.row)
    let effects = inspection.record?.effects.map(canvas.strings.text(of:)) ?? []
    // The effects' row, with a blank one above it if there is space.
    let spare = effects.isEmpty || rest.rows < 2 ? 0 : rest.rows > 5 ? 2 : 1
    let (changes, below) = rest.split(bottom: spare)
    drawChanges(in: changes, on: &canvas)
    draw(effects, in: below.split(bottom: 1).bottom, on: &canvas)
  }

  private func drawChanges(in area: Rect, on canvas: inout Canvas) {
    let strings = canvas.strings
    guard inspection.hasStates else {
      canvas.write(
        strings.statesNotKept, .quiet, at: area.column + 4, area.row, columns: area.columns - 5)
      return
    }
    let changes = changes
    let unchanged = strings.unchangedParts(beside: changes)
    let needsCount = changes.count > area.rows
    let olds = column(beside: changes.map(\.path), needsCount ? "" : unchanged, in: area)
    for (index, change) in changes.prefix(needsCount ? area.rows - 1 : area.rows).enumerated() {
      draw(change, olds, in: area.rows(from: index, count: 1), on: &canvas)
    }
    guard changes.count < area.rows || needsCount else { return }
    let row = min(area.row + changes.count, area.endRow - 1)
    let text = needsCount ? strings.moreChanges(changes.count - area.rows + 1) : unchanged
    guard !text.isEmpty else { return }
    let ellipsis = canvas.glyphs.ellipsis
    let names = PlainText.prefix(text, columns: area.columns - 5, ellipsis: ellipsis)
    canvas.write(names.text, .quiet, at: area.column + 4, row)
    if !needsCount {
      let start = max(olds, area.column + 6 + PlainText.width(of: text))
      let word = PlainText.prefix(
        strings.unchanged, columns: max(area.endColumn - start - 1, 0), ellipsis: ellipsis)
      canvas.write(word.text, .quiet, at: start, row)
    }
  }

  /// Without changes of every turn: time, screen metrics, request numbers.
  private var changes: [Inspection.Change] {
    inspection.changes.filter { change in
      !["now", "viewport", "requests"].contains { change.path.hasPrefix($0) }
    }
  }

  /// First column of old values: beside the changed parts' names, and unchanged ones' if these fit.
  private func column(beside names: [String], _ unchanged: String, in area: Rect) -> Int {
    let maximum = area.columns * 2 / 5
    let longest = names.prefix(area.rows).map(PlainText.width(of:)).max() ?? 0
    let others = PlainText.width(of: unchanged)
    return area.column + 6 + min(max(longest, others > maximum ? 0 : others, 16), maximum)
  }

  private func draw(
    _ change: Inspection.Change, _ column: Int, in area: Rect, on canvas: inout Canvas
  ) {
    let ellipsis = canvas.glyphs.ellipsis
    let path = PlainText.suffix(
      PlainText.line(change.path), columns: column - area.column - 6, ellipsis: ellipsis)
    canvas.write(path.text, .quiet, at: area.column + 4, area.row)
    let available = area.endColumn - 1 - column - 5
    let oldColumns = max(available - PlainText.width(of: change.new), available / 2)
    let cut = PlainText.prefix(change.old, columns: max(oldColumns, 1), ellipsis: ellipsis).text
    var end = column + canvas.write(cut, .fall, at: column, area.row)
    // Aligns short values.
    end = max(end, column + min(24, available / 2))
    end += canvas.write("  →  ", .quiet, at: end, area.row)
    let rest = PlainText.prefix(
      change.new, columns: max(area.endColumn - 1 - end, 0), ellipsis: ellipsis)
    canvas.write(rest.text, .rise, at: end, area.row)
  }

  private func draw(_ effects: [String], in area: Rect, on canvas: inout Canvas) {
    guard !effects.isEmpty, !area.isEmpty else { return }
    var column = area.column + 2
    column += canvas.write(canvas.strings.effects, .quiet, at: column, area.row) + 3
    let text = effects.joined(separator: "   ")
    let cut = canvas.glyphs.cut(text, to: area.endColumn - 1 - column)
    canvas.write(cut, .text, at: column, area.row)
  }
}
