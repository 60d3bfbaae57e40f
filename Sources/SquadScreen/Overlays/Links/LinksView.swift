import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// An entry's links, each with its full address, in case somebody has to type it.
struct LinksView {
  let links: [Link]
  let selected: Int
  /// Whether the terminal accepts text for its clipboard.
  let copies: Bool

  /// Maximum columns of a title; a longer one is cut.
  private static let maximumTitleColumns = 16
  /// Columns of the selection marker and a space.
  private static let markColumns = 2
  private static let gap = 2

  private func keys(_ context: RenderContext) -> [OverlayKey] {
    let names = [Command.open, .copyLink].compactMap(context.strings.key)
    let copy = OverlayKey(
      key: names.joined(separator: " "), text: context.strings.copy,
      pressed: context.strings.keymap.shown(.open) ?? context.strings.keymap.shown(.copyLink))
    // A value that is cut opens as a list; only addresses are copied.
    let opens = links.indices.contains(selected) && links[selected].section != nil
    let open = OverlayKey(.open, context.strings.short(.open), context)
    return (opens ? [open].compactMap { $0 } : copies && !names.isEmpty ? [copy] : [])
      + [OverlayKey(.back, context.strings.dismiss, context)].compactMap { $0 }
  }

  func draw(over layout: ScreenLayout, on canvas: inout Canvas) {
    let titles = min(
      links.map { PlainText.width(of: $0.title) }.max() ?? 0, Self.maximumTitleColumns)
    let left = Self.markColumns + titles + Self.gap
    let maximum =
      OverlayFrame.maximumColumns(in: canvas.context.size) - OverlayFrame.margins.columns
    let texts = links.map { PlainText.wrapped($0.url, columns: max(maximum - left, 1)) }
    let widest = texts.joined().map { PlainText.width(of: String($0)) }.max() ?? 0
    let frame = OverlayFrame(title: canvas.strings.links, keys: keys(canvas.context))
    let area = frame.draw(
      Size(columns: left + widest, rows: texts.reduce(0) { $0 + $1.count }), over: layout,
      hasRows: true, on: &canvas)
    // Scrolled just far enough to show the selected address.
    let end = texts.prefix(selected + 1).reduce(0) { $0 + $1.count }
    var row = min(area.rows - end, 0)
    for (index, lines) in texts.enumerated() {
      let visible = area.intersection(
        Rect(column: area.column, row: area.row + row, columns: area.columns, rows: lines.count))
      let hidden = max(-row, 0)
      row += lines.count
      guard hidden < lines.count, !visible.isEmpty else { continue }
      let title = hidden == 0 ? links[index].title : ""
      draw(index, title, lines.dropFirst(hidden).map { String($0) }, left, in: visible, on: &canvas)
    }
  }

  private func draw(
    _ index: Int, _ title: String, _ lines: [String], _ left: Int, in area: Rect,
    on canvas: inout Canvas
  ) {
    let isSelected = index == selected
    let role: Role = isSelected ? .selection : .panel
    canvas.hit(.overlayRow(index), in: area)
    canvas.fill(area, role)
    if isSelected { canvas.mark(isFocused: true, role, at: area.column, area.row) }
    let cut = canvas.glyphs.cut(title, to: left - Self.markColumns - Self.gap)
    canvas.write(cut, isSelected ? role : .panelQuiet, at: area.column + Self.markColumns, area.row)
    for (row, line) in lines.prefix(area.rows).enumerated() {
      let columns = canvas.write(line, role, at: area.column + left, area.row + row)
      canvas.link(
        links[index].url, id: index, at: area.column + left, area.row + row, columns: columns)
    }
  }
}

/// A link's full address, wrapped if necessary, to read or to copy with the terminal.
enum LinkView {
  static func draw(_ link: Link, over layout: ScreenLayout, copies: Bool, on canvas: inout Canvas) {
    let columns =
      OverlayFrame.maximumColumns(in: canvas.context.size) - OverlayFrame.margins.columns
    let lines = PlainText.wrapped(link.url, columns: columns)
    let size = Size(columns: min(PlainText.width(of: link.url), columns), rows: lines.count)
    let keys = [
      copies ? OverlayKey(.copyLink, canvas.strings.copy, canvas.context) : nil,
      OverlayKey(.back, canvas.strings.dismiss, canvas.context),
    ].compactMap { $0 }
    let frame = OverlayFrame(title: link.title, keys: keys)
    let area = frame.draw(size, over: layout, on: &canvas)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      let columns = canvas.write(String(line), .panel, at: area.column, area.row + index)
      canvas.link(link.url, id: 0, at: area.column, area.row + index, columns: columns)
    }
  }
}
