import PlainText
import SquadCore
import SquadWords
import TerminalKit

extension Canvas {
  /// Writes as much of a field's text as has room around its cursor, and returns the column of the
  /// cursor and the one after the text.
  ///
  /// - Parameter columns: for the text; the cursor may stand behind them.
  mutating func write(
    _ field: TextField, _ role: Role, at column: Int, _ row: Int, columns: Int
  ) -> (cursor: Int, end: Int) {
    let after = field.parts.after
    let shown = pointed(field, columns: columns) ?? scrolled(field, columns: columns)
    let cursor = column + write(shown, role, at: column, row)
    let rest = PlainText.prefix(
      String(after), columns: column + columns - cursor, ellipsis: glyphs.ellipsis)
    return (cursor, cursor + write(rest.text, role, at: cursor, row))
  }

  /// What stands before the cursor where the text scrolls with it.
  private func scrolled(_ field: TextField, columns: Int) -> String {
    let (before, after) = field.parts
    let afterWidth = PlainText.width(of: after)
    // Far from the end, some of what follows is seen too.
    return PlainText.suffix(
      String(before), columns: columns - min(afterWidth, columns / 4), ellipsis: glyphs.ellipsis
    ).text
  }

  /// What stands before it where a click left the text as it was; nil where the character at the
  /// cursor would be out of sight, or where there is room for more.
  private func pointed(_ field: TextField, columns: Int) -> String? {
    guard let first = field.first, first <= field.cursor else { return nil }
    let (before, after) = field.parts
    let shown = (first > 0 ? glyphs.ellipsis : "") + before.dropFirst(first)
    let left = columns - PlainText.width(of: shown)
    // Where a wide character had no room, a column stays free.
    guard first == 0 || PlainText.width(of: after) >= left - 1 else { return nil }
    guard let next = after.first else { return left >= 0 ? shown : nil }
    let isLast = after.count == 1
    let needed =
      PlainText.width(of: next) + (isLast ? 0 : PlainText.width(of: glyphs.ellipsis))
    return left >= needed ? shown : nil
  }

  /// Notes which character of a field each cell belongs to: those beside the text to its ends.
  ///
  /// - Parameters:
  ///   - cursor: the column where the field's cursor was drawn.
  ///   - text: what the text has room in.
  ///   - area: all that belongs to the field, in the same row.
  ///   - target: what a cell is, by the index of its character and of the first one shown.
  mutating func noteCharacters(
    of field: TextField, around cursor: Int, in text: Rect, within area: Rect,
    as target: (_ character: Int, _ first: Int) -> MouseTarget
  ) {
    guard hits != nil else { return }
    let (before, after) = field.parts
    var places: [(character: Int, columns: Range<Int>)] = []
    let isCut = PlainText.width(of: before) > cursor - text.column
    let start = text.column + (isCut ? PlainText.width(of: glyphs.ellipsis) : 0)
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
    places.insert((max(first - 1, 0), area.column..<leftmost), at: 0)
    places.insert((field.text.count, area.column..<area.endColumn), at: 0)
    for (character, columns) in places {
      hit(
        target(character, first),
        in: Rect(column: columns.lowerBound, row: area.row, columns: columns.count, rows: 1))
    }
  }
}
