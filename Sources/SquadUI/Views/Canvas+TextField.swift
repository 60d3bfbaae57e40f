import PlainText
import SquadCore

extension Canvas {
  /// Writes as much of a field's text as has room around its cursor, and returns the column of the
  /// cursor and the one after the text.
  ///
  /// - Parameter columns: for the text; the cursor may stand behind them.
  mutating func write(
    _ field: TextField, _ role: Role, at column: Int, _ row: Int, columns: Int
  ) -> (cursor: Int, end: Int) {
    let (before, after) = field.parts
    let afterWidth = PlainText.width(of: String(after))
    // Far from the end, some of what follows is seen too.
    let shown = PlainText.suffix(
      String(before), columns: columns - min(afterWidth, columns / 4), ellipsis: glyphs.ellipsis)
    let cursor = column + write(shown.text, role, at: column, row)
    let rest = PlainText.prefix(
      String(after), columns: column + columns - cursor, ellipsis: glyphs.ellipsis)
    return (cursor, cursor + write(rest.text, role, at: cursor, row))
  }
}
