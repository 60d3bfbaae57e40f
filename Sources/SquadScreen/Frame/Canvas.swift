import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The surface that views draw on: a frame, with roles for styles.
package struct Canvas {
  /// The cells drawn so far.
  package private(set) var frame: Frame
  /// Whether the rows reserved by `RenderContext.coveredRows` are being drawn; these have the focus
  /// marker.
  package var covers = false
  /// The click targets, while they are recorded.
  package private(set) var hits: HitMap?
  /// The inputs of drawing besides the state.
  package let context: RenderContext
  /// The area to draw in, so that a view can be redrawn by itself. Text may begin left of it.
  private var clip: Rect

  /// Draws over `frame`, or over an empty one. `recordsHits` tells whether to record click targets.
  package init(_ context: RenderContext, over frame: Frame? = nil, recordsHits: Bool = false) {
    self.context = context
    hits = recordsHits ? HitMap() : nil
    self.frame = frame ?? Frame(size: context.size, style: context.theme[.text])
    self.frame.cursor = nil
    self.frame.links = []
    clip = Rect(origin: .zero, size: context.size)
  }

  /// The signs of the context, in Unicode or in ASCII.
  package var glyphs: Glyphs { context.glyphs }
  /// The texts of the context.
  package var strings: Strings { context.strings }

  /// Writes one line and returns its width in columns.
  @discardableResult
  package mutating func write(
    _ text: String, _ role: Role, at column: Int, _ row: Int, columns: Int? = nil
  ) -> Int {
    write(
      glyphs.spelled(text), style: context.theme[role], at: column, row,
      columns: columns ?? Int.max)
  }

  /// Writes at the right end of a row of `area` and returns the starting column. Writes nothing if
  /// the text doesn't fit.
  @discardableResult
  package mutating func writeRight(_ text: String, _ role: Role, in area: Rect, row: Int) -> Int {
    let width = PlainText.width(of: text)
    guard width <= area.columns else { return area.endColumn }
    write(text, role, at: area.endColumn - width, row)
    return area.endColumn - width
  }

  /// Records the click target of an area; a no-op unless targets are recorded.
  package mutating func hit(
    _ target: @autoclosure () -> MouseTarget, in area: @autoclosure () -> Rect
  ) {
    if hits != nil { hits?.record(.element(target()), in: clip.intersection(area())) }
  }

  /// Records that an area is the cap of a key.
  mutating func hit(_ key: Key, in area: @autoclosure () -> Rect) {
    if hits != nil { hits?.record(.key(key), in: clip.intersection(area())) }
  }

  /// Makes a hyperlink of cells that show an address or a part of it. `id` is the same for all
  /// parts of one address.
  mutating func link(_ address: String, id: Int, at column: Int, _ row: Int, columns: Int) {
    let area = clip.intersection(Rect(column: column, row: row, columns: columns, rows: 1))
    guard !area.isEmpty else { return }
    let columns = area.column..<area.endColumn
    if let link = Hyperlink(row: area.row, columns: columns, address: address, id: id) {
      frame.links.append(link)
    }
  }

  /// Removes the links in an area's rows, before something else is drawn over them.
  package mutating func unlink(_ area: Rect) {
    frame.links.removeAll { $0.row >= area.row && $0.row < area.endRow }
  }

  /// Draws a rule through a rectangle of one row.
  package mutating func rule(_ area: Rect) {
    fill(area, with: glyphs.horizontal, .rule)
  }

  /// Fills the part of an area that is on the screen with one character.
  package mutating func fill(_ area: Rect, with scalar: Unicode.Scalar = " ", _ role: Role) {
    fill(area, with: scalar, style: context.theme[role])
  }

  /// Fills with a style that has no role, as pictures and badges do.
  mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, style: Style) {
    frame.fill(clip.intersection(area), with: scalar, style: style)
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

  /// Draws a selection marker; the focused pane's one also places the hardware cursor.
  package mutating func mark(isFocused: Bool, _ role: Role, at column: Int, _ row: Int) {
    let isFocused = isFocused && hasFocus
    write(sign(isFocused: isFocused), role, at: column, row, columns: 1)
    if isFocused { placeCursor(column, row) }
  }

  /// The glyph of a selection marker.
  func sign(isFocused: Bool) -> String {
    isFocused && hasFocus ? glyphs.selected : glyphs.otherSelected
  }

  /// Whether the part being drawn can have the focus.
  private var hasFocus: Bool { covers || context.coveredRows == 0 }

  /// Clears an area, draws only inside it, and returns the cursor position that the drawing set.
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

  /// Draws a scroll bar in one column.
  package mutating func scrollBar(
    in column: Rect, top: Int, rows: Int, of lines: Int, _ role: Role = .quiet
  ) {
    guard let thumb = Self.thumb(in: column, top: top, rows: rows, of: lines) else { return }
    fill(thumb, with: glyphs.thumb, role)
  }

  /// The thumb of a scroll bar; nil if everything is visible.
  static func thumb(in column: Rect, top: Int, rows: Int, of lines: Int) -> Rect? {
    guard lines > rows, rows > 0, column.rows > 0 else { return nil }
    let length = max(column.rows * rows / lines, 1)
    let travel = column.rows - length
    return column.rows(from: travel * min(top, lines - rows) / (lines - rows), count: length)
  }
}

/// A part of the screen as a value: equal values draw equal cells in the same area.
protocol PartView: Equatable {
  /// Draws the part over cleared cells.
  func draw(in area: Rect, on canvas: inout Canvas)
}

/// A part of the screen and the value it was drawn from; redrawn only if that changed. Drawing
/// every part anew makes a key take 16 % longer.
struct CachedView<View: PartView> {
  private var view: View?
  private var area = Rect.zero
  /// The hardware cursor's position, if the part placed it.
  private var cursor: Point?

  /// Redraws the part if it changed, on a canvas that holds its previous drawing. Returns whether
  /// it was redrawn.
  @discardableResult
  mutating func draw(_ view: View, in area: Rect, on canvas: inout Canvas) -> Bool {
    let isNew = area != self.area || view != self.view
    if isNew {
      cursor = canvas.redraw(area) { view.draw(in: area, on: &$0) }
      self.view = view
      self.area = area
    }
    if let cursor { canvas.placeCursor(cursor.column, cursor.row) }
    return isNew
  }
}

extension Canvas {
  /// Draws a border with rounded corners along the inside of an area.
  mutating func drawBorder(_ area: Rect, style: Style) {
    for side in [area.split(top: 1).top, area.split(bottom: 1).bottom] {
      fill(side, with: glyphs.horizontal, style: style)
    }
    for side in [area.split(left: 1).left, area.split(right: 1).right] {
      fill(side, with: glyphs.vertical, style: style)
    }
    let (left, right) = (area.column, area.endColumn - 1)
    let positions = [
      (left, area.row), (right, area.row), (left, area.endRow - 1), (right, area.endRow - 1),
    ]
    for (corner, position) in zip(glyphs.corners, positions) {
      write(corner, style: style, at: position.0, position.1, columns: 1)
    }
  }

  /// Writes a title with the letters that a search matched, cut if necessary, and returns its width
  /// in columns. `role` is `.text`, or the role of a selection.
  @discardableResult
  mutating func write(
    title: String, matching query: SearchQuery?, _ role: Role, at column: Int, _ row: Int,
    columns: Int
  ) -> Int {
    let cut = PlainText.title(title, columns: columns, ellipsis: glyphs.ellipsis)
    guard let query, !query.isEmpty else { return write(cut.text, role, at: column, row) }
    var width = 0
    var matches = query.matches(in: cut.text)[...]
    for (index, character) in cut.text.enumerated() {
      while let first = matches.first, first.upperBound <= index { matches.removeFirst() }
      let isMatch = matches.first?.contains(index) ?? false
      width += write(String(character), isMatch ? .match.on(role) : role, at: column + width, row)
    }
    return width
  }
}

/// Click targets by screen area, recorded by the views while they draw.
package struct HitMap {
  private var areas: [(area: Rect, target: HitTarget)] = []

  /// Records the target of an area, over earlier ones.
  mutating func record(_ target: HitTarget, in area: Rect) {
    if !area.isEmpty { areas.append((area, target)) }
  }

  /// The target at a cell; nil if there is none.
  package subscript(point: Point) -> HitTarget? {
    areas.last { $0.area.contains(point) }?.target
  }
}

/// The click target of a cell.
package enum HitTarget: Equatable, Sendable {
  /// The cap of a key, which acts like the key.
  case key(Key)
  /// An element of the screen.
  case element(MouseTarget)
}
