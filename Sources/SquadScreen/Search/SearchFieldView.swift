import PlainText
import SquadCore
import TerminalKit

/// The search field above the rows.
struct SearchFieldView: PartView {
  private let field: TextField
  private let isOpen: Bool
  /// Whether only similar spellings were found.
  private let isNearest: Bool
  private let isCovered: Bool

  init(_ state: borrowing AppState, _ filter: Filter) {
    isOpen = state.focus == .search
    // A closed field shows the end of its text.
    field = isOpen ? filter.field : TextField(filter.text)
    isNearest = filter.query.isNearest
    isCovered = state.overlay != nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.write("/", isOpen ? .accent : .quiet, at: area.column, area.row)
    var text = area.inset(left: Self.signColumns, top: 0, right: 2, bottom: 0)
    if isNearest {
      // In a narrow list the note is cut rather than what is typed.
      let least = min(PlainText.width(of: field.text) + 1, Self.minimumTextColumns)
      let note = canvas.glyphs.cut(canvas.strings.nearestSpellings, to: text.columns - least)
      canvas.writeRight(note, .quiet, in: area.inset(right: 1), row: area.row)
      text = text.inset(right: PlainText.width(of: note))
    }
    let columns = canvas.write(field, .strong, at: text.column, text.row, columns: text.columns)
    if isOpen, !isCovered { canvas.placeCursor(columns.cursor, area.row) }
    canvas.recordCharacters(of: field, around: columns.cursor, in: text, within: area) {
      .searchField(character: $0, first: $1)
    }
  }

  /// Columns of the `/` before the text, with the gap after it.
  private static let signColumns = 2
  /// Minimum columns of a longer text beside the note.
  private static let minimumTextColumns = 10
}
