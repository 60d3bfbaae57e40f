import Basics
import PlainText

/// Content of the whole screen: what views draw and a terminal shows.
package struct Frame: Hashable, Sendable {
  /// In cells; fixed.
  package let size: Size
  /// `size.area` cells, row by row.
  package internal(set) var cells: [Cell]
  /// Position of the terminal's cursor; nil hides it.
  package var cursor: Point?
  /// Links in the frame, for terminals that support them.
  package var links: [Hyperlink] = []

  /// A frame of spaces in `style`, without a cursor.
  package init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(" ", style: style), count: size.area)
  }

  /// The rectangle of all its cells.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a position; nil outside.
  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.row * size.columns + point.column] : nil
  }

  /// The cell at a position; nil outside.
  package subscript(column column: Int, row row: Int) -> Cell? {
    self[Point(column: column, row: row)]
  }

  /// Fills a rectangle with one scalar in one style; a scalar that isn't one column wide counts as
  /// a space.
  package mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar = " ", style: Style) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    let shown = ShownScalar(scalar)
    let cell = Cell(shown?.columns == 1 ? shown?.scalar ?? " " : " ", style: style)
    for row in area.row..<area.endRow {
      let start = row * size.columns + area.column
      splitWide(before: start, row: row)
      splitWide(before: start + area.columns, row: row)
      cells.withUnsafeMutableBufferPointer { cells in
        for index in start..<start + area.columns { cells[index] = cell }
      }
    }
  }

  /// Blanks both halves of a wide character that an edge at `index` would split.
  mutating func splitWide(before index: Int, row: Int) {
    let start = row * size.columns
    guard index > start, index < start + size.columns, cells[index].role == .wideTrailing else {
      return
    }
    cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    cells[index] = Cell(" ", style: cells[index].style)
  }

  /// Writes printable ASCII from `index` on. The caller takes care of wide characters and space.
  mutating func put(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ style: Style, at index: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      var index = index
      for byte in text {
        cells[index] = Cell(Unicode.Scalar(byte), style: style)
        index += 1
      }
    }
  }
}

extension Frame {
  /// Columns of a row from the first to the last cell that differs from another frame, without
  /// cutting wide characters. All columns if the sizes differ; none outside.
  package func changedColumns(row: Int, since old: Frame) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    guard old.size == size else { return 0..<size.columns }
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        var first = start
        var end = start + size.columns
        while first < end, new[first] == old[first] { first += 1 }
        while end > first, new[end - 1] == old[end - 1] { end -= 1 }
        guard first < end else { return 0..<0 }
        if first > start, new[first].role == .wideTrailing { first -= 1 }
        if end < start + size.columns, new[end].role == .wideTrailing { end += 1 }
        return (first - start)..<(end - start)
      }
    }
  }

  /// Columns of a row from the first to the last cell that isn't blank; none outside.
  package func inkedColumns(row: Int) -> Range<Int> {
    guard row >= 0, row < size.rows else { return 0..<0 }
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { cells in
      var first = start
      var end = start + size.columns
      while first < end, cells[first] == .blank { first += 1 }
      while end > first, cells[end - 1] == .blank { end -= 1 }
      return (first - start)..<(end - start)
    }
  }

  /// Copies cells of a row from a frame of the same size, instead of the whole frame.
  package mutating func copy(_ columns: Range<Int>, row: Int, from new: Frame) {
    let start = row * size.columns
    guard new.size == size, row >= 0, row < size.rows,
      columns.lowerBound >= 0, columns.upperBound <= size.columns
    else { return }
    let range = start + columns.lowerBound..<start + columns.upperBound
    cells.withUnsafeMutableBufferPointer { cells in
      new.cells.withUnsafeBufferPointer { new in
        for index in range { cells[index] = new[index] }
      }
    }
  }

  /// Writes one line of text; returns its width in columns.
  ///
  /// Clips at the edges and after `columns`, writes a space for half a wide character, and drops
  /// anything that could move the cursor, even if the text was cleaned before.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, style: Style = .plain, columns: Int? = nil
  ) -> Int {
    let limit = min(size.columns, point.column + min(max(columns ?? Size.limit, 0), Size.limit))
    guard point.row >= 0, point.row < size.rows, point.column < limit else { return 0 }
    let row = point.row * size.columns
    if point.column >= 0,
      let count = writeASCII(text, at: row + point.column, style, limit: limit - point.column)
    {
      return count
    }
    var pen = Pen(row: row, column: point.column, limit: limit, style: style)
    for scalar in text.unicodeScalars {
      if scalar.value &- 0x20 < 0x5F {
        guard place(scalar, width: 1, pen: &pen) else { break }
      } else if let shown = ShownScalar(scalar) {
        guard show(shown, pen: &pen) else { break }
      }
    }
    if pen.column > point.column { mend(row + pen.column, row: point.row) }
    return pen.column - point.column
  }

  /// Writes printable ASCII, as most text is, without classifying scalars. Returns the width in
  /// columns; nil, with nothing written, if the text or the first byte cut off isn't ASCII.
  private mutating func writeASCII(
    _ text: String, at index: Int, _ style: Style, limit: Int
  ) -> Int? {
    let row = index / size.columns
    let written = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      // Checks one byte beyond the limit, since a combining mark there would join the last cell.
      guard bytes.prefix(limit + 1).allSatisfy({ $0 &- 0x20 < 0x5F }) else { return nil }
      let count = min(bytes.count, limit)
      if count > 0 { splitWide(before: index, row: row) }
      put(bytes.prefix(count), style, at: index)
      return count
    }
    guard let written, let count = written else { return nil }
    if count > 0 { mend(index + count, row: row) }
    return count
  }

  /// Position within a line of text.
  private struct Pen {
    let row: Int
    var column: Int
    let limit: Int
    let style: Style
    /// Cell that takes the next combining mark.
    var base: Int?
    var hasStarted = false
  }

  /// Adds a mark to the cell before, or writes a cell; false if there is no space.
  private mutating func show(_ shown: ShownScalar, pen: inout Pen) -> Bool {
    guard shown.columns == 0 else {
      return place(shown.scalar, width: shown.columns, pen: &pen)
    }
    if let base = pen.base { cells[base].combine(shown.scalar) }
    return true
  }

  /// Writes a visible scalar, or a space if half of it is clipped; false if there is no space.
  private mutating func place(_ scalar: Unicode.Scalar, width: Int, pen: inout Pen) -> Bool {
    guard pen.column < pen.limit else { return false }
    if !pen.hasStarted {
      splitWide(before: pen.row + max(pen.column, 0), row: pen.row / max(size.columns, 1))
      pen.hasStarted = true
    }
    let index = pen.row + pen.column
    let end = pen.column + width
    pen.column = min(end, pen.limit)
    let isVisible = index >= pen.row && end <= pen.limit
    pen.base = isVisible ? index : nil
    if isVisible {
      let role = width == 2 ? CellRole.wideLeading : .narrow
      cells[index] = Cell(scalar, style: pen.style, role: role)
      if width == 2 { cells[index + 1] = .trailing(style: pen.style) }
    } else if pen.column > 0 {
      cells[pen.row + pen.column - 1] = Cell(" ", style: pen.style)
    }
    return true
  }

  /// Blanks a trailing half whose leading half was overwritten.
  private mutating func mend(_ index: Int, row: Int) {
    let start = row * size.columns
    guard index > start, index < start + size.columns, cells[index].role == .wideTrailing,
      cells[index - 1].role != .wideLeading
    else { return }
    cells[index] = Cell(" ", style: cells[index].style)
  }
}
