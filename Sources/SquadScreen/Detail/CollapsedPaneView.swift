import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The entries without a rate, shown in the detail pane while their common row is selected.
struct CollapsedPaneView: PartView {
  private let entries: EntryList
  private let collapsed: CollapsedRows?

  init(_ openList: OpenList) {
    entries = openList.entries
    collapsed = openList.collapsedRows
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty, let collapsed else { return }
    let sharedEntries = collapsed.entries(of: entries)
    let content = area.inset(left: DetailLayout.margin, right: DetailLayout.margin)
    let names = content.rows(from: 1, count: content.rows - 1)
    var lines = Self.lines(
      sharedEntries.map { "\($0.title) \($0.subtitle)" }, columns: names.columns, canvas.glyphs)
    if lines.count > names.rows { lines = Self.codes(sharedEntries, in: names, canvas.glyphs) }
    for (offset, line) in lines.prefix(max(names.rows, 0)).enumerated() {
      canvas.write(line, .quiet, at: names.column, names.row + offset)
    }
  }

  /// Codes instead of names if those don't fit, with an ellipsis if not all codes fit.
  private static func codes(_ entries: [Entry], in area: Rect, _ glyphs: Glyphs) -> [String] {
    let codes = entries.map(\.title)
    var lines = lines(codes, columns: area.columns, glyphs)
    guard lines.count > area.rows else { return lines }
    var count = lines.isEmpty ? 0 : codes.count * (area.rows + 1) / lines.count
    while count > 0, lines.count > area.rows {
      lines = Self.lines(codes.prefix(count) + [glyphs.ellipsis], columns: area.columns, glyphs)
      count -= 1
    }
    return lines
  }

  /// Names side by side, each unbroken.
  private static func lines(_ names: [String], columns: Int, _ glyphs: Glyphs) -> [String] {
    var flow = LineFlow(indent: 0, columns: min(columns, DetailLayout.widest))
    for (index, name) in names.enumerated() {
      if index > 0 { flow.join(glyphs.separator) }
      flow.add(name, role: .quiet)
    }
    return flow.lines.map { line in line.runs.map(\.text).joined() }
  }
}
