import PlainText
import SquadCore
import TerminalKit

/// What the views draw on: the frame, with roles for styles.
struct Canvas {
  private(set) var frame: Frame
  let context: RenderContext

  init(_ context: RenderContext) {
    self.context = context
    frame = Frame(size: context.size, style: context.theme[.text])
  }

  var glyphs: Glyphs { context.glyphs }
  var strings: Strings { context.strings }

  /// Writes one line and returns how many columns it took.
  @discardableResult
  mutating func write(
    _ text: String, _ role: Role, at column: Int, _ row: Int, columns: Int? = nil
  ) -> Int {
    frame.write(
      glyphs.spelled(text), at: Point(column: column, row: row), style: context.theme[role],
      columns: columns)
  }

  /// Writes at the right end of a row of `area`, and returns the column it began at. What does not
  /// fit is left out whole.
  @discardableResult
  mutating func writeRight(_ text: String, _ role: Role, in area: Rect, row: Int) -> Int {
    let width = PlainText.width(of: text)
    guard width <= area.columns else { return area.endColumn }
    write(text, role, at: area.endColumn - width, row)
    return area.endColumn - width
  }

  /// Draws a rule through a rectangle of one row.
  mutating func rule(_ area: Rect) {
    frame.fill(area, with: glyphs.horizontal, style: context.theme[.rule])
  }

  mutating func fill(_ area: Rect, with scalar: Unicode.Scalar = " ", _ role: Role) {
    frame.fill(area, with: scalar, style: context.theme[role])
  }

  /// Pictures and badges have colours of their own, which are no roles.
  mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, style: Style) {
    frame.fill(area, with: scalar, style: style)
  }

  mutating func put(_ scalar: Unicode.Scalar, _ style: Style, at column: Int, _ row: Int) {
    fill(Rect(column: column, row: row, columns: 1, rows: 1), with: scalar, style: style)
  }

  @discardableResult
  mutating func write(
    _ text: String, style: Style, at column: Int, _ row: Int, columns: Int
  ) -> Int {
    frame.write(text, at: Point(column: column, row: row), style: style, columns: columns)
  }

  /// Draws the sign of a selection; the focused pane's one takes the hardware cursor along.
  mutating func mark(isFocused: Bool, at column: Int, _ row: Int) {
    write(
      isFocused ? glyphs.selected : glyphs.otherSelected, isFocused ? .selection : .dim,
      at: column, row, columns: 1)
    if isFocused { placeCursor(column, row) }
  }

  mutating func placeCursor(_ column: Int, _ row: Int) {
    let point = Point(column: column, row: row)
    if frame.bounds.contains(point) { frame.cursor = point }
  }

  /// Draws where a long pane is scrolled to, in one column of it.
  mutating func scrollBar(in column: Rect, top: Int, rows: Int, of lines: Int) {
    guard lines > rows, rows > 0, column.rows > 0 else { return }
    let length = max(column.rows * rows / lines, 1)
    let room = column.rows - length
    let start = lines == rows ? 0 : room * min(top, lines - rows) / (lines - rows)
    fill(column.rows(from: start, count: length), with: glyphs.thumb, .dim)
  }
}
