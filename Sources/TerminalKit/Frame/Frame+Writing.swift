import Basics
import PlainText

extension Frame {
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
