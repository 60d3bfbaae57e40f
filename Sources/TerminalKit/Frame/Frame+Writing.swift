extension Frame {
  /// Writes one line of text and returns how many columns it took.
  ///
  /// It clips at the edges and after `columns`, never shows half of a wide character (a space
  /// stands in for the half), and lets nothing through that could move the cursor: this is a sink,
  /// whatever was cleaned before.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, style: Style = .plain, columns: Int? = nil
  ) -> Int {
    let limit = min(size.columns, point.column + min(max(columns ?? Size.limit, 0), Size.limit))
    guard point.row >= 0, point.row < size.rows, point.column < limit else { return 0 }
    let row = point.row * size.columns
    var pen = Pen(row: row, column: point.column, limit: limit, style: style)
    for scalar in text.unicodeScalars {
      let width = ScreenScalar.width(scalar)
      if width == 0 {
        if let base = pen.base { combine(scalar, at: base) }
      } else if width > 0 {
        guard pen.column < limit else { break }
        if pen.column == point.column {
          splitWide(before: row + max(point.column, 0), row: point.row)
        }
        place(scalar, width: width, pen: &pen)
      }
    }
    if pen.column > point.column { mend(row + pen.column, row: point.row) }
    return pen.column - point.column
  }

  /// Where a line of text has got to.
  private struct Pen {
    let row: Int
    var column: Int
    let limit: Int
    let style: Style
    /// The cell that takes the next combining mark.
    var base: Int?
  }

  /// Puts one visible scalar down, as spaces where only half of it would be seen.
  private mutating func place(_ scalar: Unicode.Scalar, width: Int, pen: inout Pen) {
    let end = pen.column + width
    let isWhole = pen.column >= 0 && end <= pen.limit
    pen.base = isWhole ? pen.row + pen.column : nil
    if isWhole {
      let role = width == 2 ? CellRole.wideLeading : .narrow
      put(Cell(scalar, style: pen.style, role: role), at: pen.row + pen.column)
      if width == 2 { put(.trailing(style: pen.style), at: pen.row + pen.column + 1) }
    } else {
      for column in max(pen.column, 0)..<max(min(end, pen.limit), 0) {
        put(Cell(" ", style: pen.style), at: pen.row + column)
      }
    }
    pen.column = min(end, pen.limit)
  }

  /// Blanks a trailing half whose leading half has just been written over.
  private mutating func mend(_ index: Int, row: Int) {
    let start = row * size.columns
    guard index > start, index < start + size.columns, cells[index].role == .wideTrailing,
      cells[index - 1].role != .wideLeading
    else { return }
    put(Cell(" ", style: cells[index].style), at: index)
  }
}
