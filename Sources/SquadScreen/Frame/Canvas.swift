import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// What the views draw on: the frame, with roles for styles.
package struct Canvas {
  package private(set) var frame: Frame
  /// Whether the rows that `RenderContext.coveredRows` keeps free are being drawn: they have the one
  /// sign of the focus.
  package var covers = false
  /// What stands where, while that is asked for.
  package private(set) var hits: HitMap?
  package let context: RenderContext
  /// Nothing is drawn below it or to its right, so that a view can be drawn anew by itself.
  private var clip: Rect

  /// - Parameters:
  ///   - frame: what is drawn over; nil: an empty frame.
  ///   - notesHits: whether it is to be noted what stands where.
  package init(_ context: RenderContext, over frame: Frame? = nil, notesHits: Bool = false) {
    self.context = context
    hits = notesHits ? HitMap() : nil
    self.frame = frame ?? Frame(size: context.size, style: context.theme[.text])
    self.frame.cursor = nil
    self.frame.links = []
    clip = Rect(origin: .zero, size: context.size)
  }

  package var glyphs: Glyphs { context.glyphs }
  package var strings: Strings { context.strings }

  /// Writes one line and returns how many columns it took.
  @discardableResult
  package mutating func write(
    _ text: String, _ role: Role, at column: Int, _ row: Int, columns: Int? = nil
  ) -> Int {
    write(
      glyphs.spelled(text), style: context.theme[role], at: column, row,
      columns: columns ?? Int.max)
  }

  /// Writes at the right end of a row of `area`, and returns the column it began at. What does not
  /// fit is left out whole.
  @discardableResult
  package mutating func writeRight(_ text: String, _ role: Role, in area: Rect, row: Int) -> Int {
    let width = PlainText.width(of: text)
    guard width <= area.columns else { return area.endColumn }
    write(text, role, at: area.endColumn - width, row)
    return area.endColumn - width
  }

  /// Notes what a click in an area is about. Costs nothing while nobody asks.
  package mutating func hit(
    _ target: @autoclosure () -> MouseTarget, in area: @autoclosure () -> Rect
  ) {
    if hits != nil { hits?.note(.place(target()), in: clip.intersection(area())) }
  }

  /// Notes that an area is the cap of a key.
  mutating func hit(_ key: Key, in area: @autoclosure () -> Rect) {
    if hits != nil { hits?.note(.key(key), in: clip.intersection(area())) }
  }

  /// Makes a link of an address, or of a part of it, that was written there.
  ///
  /// - Parameter id: the same for all parts of one.
  mutating func link(_ address: String, id: Int, at column: Int, _ row: Int, columns: Int) {
    let area = clip.intersection(Rect(column: column, row: row, columns: columns, rows: 1))
    guard !area.isEmpty else { return }
    let columns = area.column..<area.endColumn
    if let link = Hyperlink(row: area.row, columns: columns, address: address, id: id) {
      frame.links.append(link)
    }
  }

  /// What is drawn over an area from here on is no link of those below it.
  package mutating func unlink(_ area: Rect) {
    frame.links.removeAll { $0.row >= area.row && $0.row < area.endRow }
  }

  /// Draws a rule through a rectangle of one row.
  package mutating func rule(_ area: Rect) {
    fill(area, with: glyphs.horizontal, .rule)
  }

  package mutating func fill(_ area: Rect, with scalar: Unicode.Scalar = " ", _ role: Role) {
    fill(area, with: scalar, style: context.theme[role])
  }

  /// Pictures and badges have colours of their own, which are no roles.
  mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, style: Style) {
    frame.fill(clip.intersection(area), with: scalar, style: style)
  }

  mutating func put(_ scalar: Unicode.Scalar, _ style: Style, at column: Int, _ row: Int) {
    fill(Rect(column: column, row: row, columns: 1, rows: 1), with: scalar, style: style)
  }

  @discardableResult
  mutating func write(
    _ text: String, style: Style, at column: Int, _ row: Int, columns: Int
  ) -> Int {
    guard row >= clip.row, row < clip.endRow else { return 0 }
    return frame.write(
      text, at: Point(column: column, row: row), style: style,
      columns: min(columns, clip.endColumn - column))
  }

  /// Draws the sign of a selection; the focused pane's one takes the hardware cursor along.
  package mutating func mark(isFocused: Bool, _ role: Role, at column: Int, _ row: Int) {
    let isFocused = isFocused && hasFocus
    write(sign(isFocused: isFocused), role, at: column, row, columns: 1)
    if isFocused { placeCursor(column, row) }
  }

  /// The sign of a selection.
  func sign(isFocused: Bool) -> String {
    isFocused && hasFocus ? glyphs.selected : glyphs.otherSelected
  }

  /// Whether what is drawn can have the focus.
  private var hasFocus: Bool { covers || context.coveredRows == 0 }

  /// Clears an area, draws in it and nowhere else, and returns where the cursor was placed meanwhile.
  mutating func redraw(_ area: Rect, _ draw: (inout Canvas) -> Void) -> Point? {
    let before = (clip: clip, cursor: frame.cursor)
    clip = clip.intersection(area)
    frame.cursor = nil
    fill(area, .text)
    draw(&self)
    let cursor = frame.cursor
    (clip, frame.cursor) = before
    return cursor
  }

  mutating func placeCursor(_ column: Int, _ row: Int) {
    let point = Point(column: column, row: row)
    if clip.contains(point) { frame.cursor = point }
  }

  /// Draws where a long pane is scrolled to, in one column of it.
  package mutating func scrollBar(
    in column: Rect, top: Int, rows: Int, of lines: Int, _ role: Role = .quiet
  ) {
    guard let thumb = Self.thumb(in: column, top: top, rows: rows, of: lines) else { return }
    fill(thumb, with: glyphs.thumb, role)
  }

  /// The part of a scroll bar that stands for what is seen; nil where all is.
  static func thumb(in column: Rect, top: Int, rows: Int, of lines: Int) -> Rect? {
    guard lines > rows, rows > 0, column.rows > 0 else { return nil }
    let length = max(column.rows * rows / lines, 1)
    let room = column.rows - length
    return column.rows(from: room * min(top, lines - rows) / (lines - rows), count: length)
  }
}
