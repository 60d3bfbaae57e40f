import SquadCore
import TerminalKit

/// The search field above the rows.
struct SearchFieldView: PartView {
  private let field: TextField
  private let isOpen: Bool
  private let isCovered: Bool

  init(_ state: borrowing AppState, _ level: Level) {
    isOpen = state.focus == .search
    let field = level.filter?.field ?? TextField()
    // What is kept is seen to its end.
    self.field = isOpen ? field : TextField(field.text)
    isCovered = state.overlay != nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.hit(.searchField, in: area)
    canvas.write("/", isOpen ? .accent : .quiet, at: area.column, area.row)
    let place = canvas.write(
      field, .strong, at: area.column + 2, area.row, columns: area.columns - 4)
    if isOpen, !isCovered { canvas.placeCursor(place.cursor, area.row) }
  }
}
