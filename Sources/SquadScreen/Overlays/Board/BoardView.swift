import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Today's most recruited on this host: count, title, and catalogue.
struct BoardView {
  private let board: BoardState
  private let catalogues: [CatalogueInfo]

  private static let columns = 60
  /// Columns of the selection marker and a space.
  private static let signColumns = 2
  private static let gap = 2

  init(_ board: BoardState, _ state: borrowing AppState) {
    self.board = board
    catalogues = state.catalogues
  }

  func draw(over layout: ScreenLayout, on canvas: inout Canvas) {
    let entries = board.entries
    let note = note(canvas.strings)
    let columns = note.map { PlainText.width(of: $0) + Self.signColumns } ?? Self.columns
    let frame = OverlayFrame(
      title: canvas.strings.boardTitle, keys: keys(canvas.context, hasRows: note == nil))
    let area = frame.draw(
      Size(columns: columns, rows: max(entries.count, 1)), over: layout, hasRows: true, on: &canvas)
    if let note {
      // Every screen shows the focus marker.
      canvas.mark(isFocused: true, .panelTitle, at: area.column, area.row)
      canvas.write(
        canvas.glyphs.cut(note, to: area.columns - Self.signColumns), .panel,
        at: area.column + Self.signColumns, area.row)
      return
    }
    let top = max(board.selected - area.rows + 1, 0)
    for (offset, entry) in entries.dropFirst(top).prefix(area.rows).enumerated() {
      draw(entry, index: top + offset, in: area.rows(from: offset, count: 1), on: &canvas)
    }
    canvas.scrollBar(besideRows: area, top: top, of: entries.count)
  }

  /// The message in place of rows; nil if there are rows.
  private func note(_ strings: Strings) -> String? {
    switch board.content {
    case .loading: strings.loading
    case .loaded(let entries): entries.isEmpty ? strings.boardIsEmpty : nil
    case .failed(let problem): strings.text(of: problem)
    }
  }

  private func draw(_ entry: BoardEntry, index: Int, in area: Rect, on canvas: inout Canvas) {
    let isSelected = index == board.selected
    let role: Role = isSelected ? .selection : .panel
    let quiet: Role = isSelected ? .selection : .panelQuiet
    canvas.hit(.overlayRow(index), in: area)
    canvas.fill(area, role)
    if isSelected { canvas.mark(isFocused: true, role, at: area.column, area.row) }
    let widest = board.entries.first.map { $0.count } ?? 0
    let countColumns = PlainText.width(of: canvas.strings.number(widest))
    let (count, rest) = area.inset(left: Self.signColumns).split(left: countColumns + Self.gap)
    canvas.writeRight(
      canvas.strings.number(entry.count), quiet,
      in: Rect(column: count.column, row: count.row, columns: countColumns, rows: 1), row: area.row)
    let title = canvas.glyphs.cut(entry.title, to: rest.columns)
    canvas.write(title, role, at: rest.column, area.row)
    let name = catalogues.first { $0.id == entry.id.catalogue }?.title ?? ""
    // The title has priority over its catalogue.
    let needed = PlainText.width(of: entry.title) + Self.gap + PlainText.width(of: name)
    guard needed <= rest.columns else { return }
    canvas.writeRight(name, quiet, in: rest, row: area.row)
  }

  private func keys(_ context: RenderContext, hasRows: Bool) -> [OverlayKey] {
    [
      hasRows ? OverlayKey(.open, context.strings.choose, context) : nil,
      OverlayKey(.back, context.strings.dismiss, context),
    ].compactMap { $0 }
  }
}
