import PlainText
import SquadCore
import SquadWords
import TerminalKit

extension Canvas {
  /// Writes the part of a field's text around its cursor that fits; returns the column of the
  /// cursor and the one after the text. `columns` are those of the text; the cursor may be right
  /// after them.
  mutating func write(
    _ field: TextField, _ role: Role, at column: Int, _ row: Int, columns: Int
  ) -> (cursor: Int, end: Int) {
    let after = field.parts.after
    let shown = pointed(field, columns: columns) ?? scrolled(field, columns: columns)
    let cursor = column + write(shown, role, at: column, row)
    let rest = glyphs.cut(String(after), to: column + columns - cursor)
    return (cursor, cursor + write(rest, role, at: cursor, row))
  }

  /// The text before the cursor when the text scrolls with the cursor.
  private func scrolled(_ field: TextField, columns: Int) -> String {
    let (before, after) = field.parts
    let afterWidth = PlainText.width(of: after)
    // Away from the end, some of the text after the cursor is visible, too.
    return PlainText.suffix(
      String(before), columns: columns - min(afterWidth, columns / 4), ellipsis: glyphs.ellipsis
    ).text
  }

  /// The text before the cursor with the scroll position that a click left; nil if the character at
  /// the cursor would be hidden, or if there is space for more.
  private func pointed(_ field: TextField, columns: Int) -> String? {
    guard let first = field.first, first <= field.cursor else { return nil }
    let (before, after) = field.parts
    let shown = (first > 0 ? glyphs.ellipsis : "") + before.dropFirst(first)
    let left = columns - PlainText.width(of: shown)
    // A column may stay blank where a wide character didn't fit.
    guard first == 0 || PlainText.width(of: after) >= left - 1 else { return nil }
    guard let next = after.first else { return left >= 0 ? shown : nil }
    let isLast = after.count == 1
    let needed = PlainText.width(of: next) + (isLast ? 0 : PlainText.width(of: glyphs.ellipsis))
    return left >= needed ? shown : nil
  }

  /// Records the field's character at each cell; cells beside the text belong to its ends. `cursor`
  /// is the column of the drawn cursor, `text` the area for the text, and `area` the whole field,
  /// in the same row. `target` makes a cell's target of the indices of its character and of the
  /// first shown.
  mutating func recordCharacters(
    of field: TextField, around cursor: Int, in text: Rect, within area: Rect,
    as target: (_ character: Int, _ first: Int) -> MouseTarget
  ) {
    guard hits != nil else { return }
    let (before, after) = field.parts
    var cells: [(character: Int, columns: Range<Int>)] = []
    let isCut = PlainText.width(of: before) > cursor - text.column
    let start = text.column + (isCut ? PlainText.width(of: glyphs.ellipsis) : 0)
    var column = cursor
    var first = field.cursor
    for character in before.reversed() {
      let left = column - PlainText.width(of: character)
      guard left >= start else { break }
      first -= 1
      cells.append((first, left..<column))
      column = left
    }
    let leftmost = column
    column = cursor
    for (offset, character) in after.enumerated() where column < text.endColumn {
      let right = column + PlainText.width(of: character)
      cells.append((field.cursor + offset, column..<right))
      column = right
    }
    cells.insert((max(first - 1, 0), area.column..<leftmost), at: 0)
    cells.insert((field.text.count, area.column..<area.endColumn), at: 0)
    for (character, columns) in cells {
      hit(
        target(character, first),
        in: Rect(column: columns.lowerBound, row: area.row, columns: columns.count, rows: 1))
    }
  }
}
