import PlainText
import SquadCore
import TerminalKit

/// Whose rates are unknown: stands in the detail pane while their common row is selected.
struct FoldPaneView: PartView {
  private let entries: EntryList
  private let fold: Fold?

  init(_ level: Level) {
    entries = level.entries
    fold = level.shownFold
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty, let fold else { return }
    let folded = fold.entries(of: entries)
    let room = area.inset(left: DetailLayout.margin, right: DetailLayout.margin)
    canvas.write(canvas.strings.unrated(folded.count), .strong, at: room.column, room.row)
    let names = room.rows(from: 2, count: room.rows - 2)
    // Codes alone where there is no room for names.
    var lines = Self.lines(
      folded.map { "\($0.title) \($0.subtitle)" }, columns: names.columns, canvas.glyphs)
    if lines.count > names.rows {
      lines = Self.lines(folded.map(\.title), columns: names.columns, canvas.glyphs)
    }
    for (offset, line) in lines.prefix(max(names.rows, 0)).enumerated() {
      canvas.write(line, .quiet, at: names.column, names.row + offset)
    }
  }

  /// Names side by side, none of them broken.
  private static func lines(_ names: [String], columns: Int, _ glyphs: Glyphs) -> [String] {
    var flow = Flow(indent: 0, columns: min(columns, DetailLayout.widest))
    for (index, name) in names.enumerated() {
      if index > 0 { flow.join(glyphs.separator) }
      flow.add(name, role: .quiet)
    }
    return flow.lines.map { line in line.runs.map(\.text).joined() }
  }
}
