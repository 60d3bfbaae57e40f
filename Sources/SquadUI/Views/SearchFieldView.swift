import PlainText
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
    canvas.write("/", isOpen ? .accent : .quiet, at: area.column, area.row)
    let text = area.inset(left: Self.signColumns, top: 0, right: 2, bottom: 0)
    let place = canvas.write(field, .strong, at: text.column, text.row, columns: text.columns)
    if isOpen, !isCovered { canvas.placeCursor(place.cursor, area.row) }
    noteCharacters(around: place.cursor, of: text, in: area, on: &canvas)
  }

  /// Notes which character each cell belongs to: those beside the text to its ends.
  private func noteCharacters(
    around cursor: Int, of text: Rect, in area: Rect, on canvas: inout Canvas
  ) {
    guard canvas.hits != nil else { return }
    let (before, after) = field.parts
    var places: [(character: Int, columns: Range<Int>)] = []
    let isCut = PlainText.width(of: before) > cursor - text.column
    let start = text.column + (isCut ? PlainText.width(of: canvas.glyphs.ellipsis) : 0)
    var column = cursor
    var first = field.cursor
    for character in before.reversed() {
      let left = column - PlainText.width(of: character)
      guard left >= start else { break }
      first -= 1
      places.append((first, left..<column))
      column = left
    }
    let leftmost = column
    column = cursor
    for (offset, character) in after.enumerated() where column < text.endColumn {
      let right = column + PlainText.width(of: character)
      places.append((field.cursor + offset, column..<right))
      column = right
    }
    func note(_ character: Int, _ columns: Range<Int>) {
      canvas.hit(
        .searchField(character: character, first: first),
        in: Rect(column: columns.lowerBound, row: area.row, columns: columns.count, rows: 1))
    }
    note(field.text.count, area.column..<area.endColumn)
    note(max(first - 1, 0), area.column..<leftmost)
    for place in places { note(place.character, place.columns) }
  }

  /// Of the sign before the text, with the gap behind it.
  private static let signColumns = 2
}
