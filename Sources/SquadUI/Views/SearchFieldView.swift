import PlainText
import SquadCore
import TerminalKit

/// The search field above the rows.
struct SearchFieldView: PartView {
  private let text: String
  private let isOpen: Bool
  private let isCovered: Bool

  init(_ state: borrowing AppState, _ level: Level) {
    text = level.filter?.text ?? ""
    isOpen = state.focus == .search
    isCovered = state.overlay != nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.hit(.searchField, in: area)
    canvas.write("/", isOpen ? .accent : .quiet, at: area.column, area.row)
    let text = PlainText.suffix(
      text, columns: area.columns - 4, ellipsis: canvas.glyphs.ellipsis)
    let width = canvas.write(text.text, .strong, at: area.column + 2, area.row)
    if isOpen, !isCovered { canvas.placeCursor(area.column + 2 + width, area.row) }
  }
}
