import Basics

/// Rectangle of cells. All operations are total: parts that don't fit become empty.
package struct Rect: Hashable, Sendable {
  /// The first column; may be negative.
  package let column: Int
  /// The first row; may be negative.
  package let row: Int
  /// Width in columns, 0…65,535.
  package let columns: Int
  /// Height in rows, 0…65,535.
  package let rows: Int

  /// An empty rectangle at the top left.
  package static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from the position of its top left cell.
  package init(origin: Point, size: Size) {
    (column, row) = (origin.column, origin.row)
    (columns, rows) = (size.columns, size.rows)
  }

  /// Clamps the position and the size as `Point` and `Size` do.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The top left cell.
  package var origin: Point { Point(column: column, row: row) }
  /// In columns and rows.
  package var size: Size { Size(columns: columns, rows: rows) }
  /// Column after the last.
  package var endColumn: Int { column + columns }
  /// Row after the last.
  package var endRow: Int { row + rows }
  /// Whether it has no cell.
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the cell at that position is inside; false for every position where it is empty.
  package func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The common cells; if there are none, empty at this one's nearest corner.
  package func intersection(_ other: Rect) -> Rect {
    let left = min(max(column, other.column), endColumn)
    let top = min(max(row, other.row), endRow)
    return Rect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }

  /// `count` rows from the `from`th on, as far as they exist.
  package func rows(from: Int, count: Int) -> Rect {
    let first = min(max(from, 0), rows)
    return Rect(
      column: column, row: row + first, columns: columns, rows: min(max(count, 0), rows - first))
  }

  /// `count` columns from the `from`th on, as far as they exist.
  package func columns(from: Int, count: Int) -> Rect {
    let first = min(max(from, 0), columns)
    return Rect(
      column: column + first, row: row, columns: min(max(count, 0), columns - first), rows: rows)
  }

  /// Splits off the first `left` columns.
  package func split(left: Int) -> (left: Rect, rest: Rect) {
    (columns(from: 0, count: left), columns(from: left, count: columns))
  }

  /// Splits off the last `right` columns.
  package func split(right: Int) -> (rest: Rect, right: Rect) {
    let both = split(left: columns - min(max(right, 0), columns))
    return (both.left, both.rest)
  }

  /// Splits off the first `top` rows.
  package func split(top: Int) -> (top: Rect, rest: Rect) {
    (rows(from: 0, count: top), rows(from: top, count: rows))
  }

  /// Splits off the last `bottom` rows.
  package func split(bottom: Int) -> (rest: Rect, bottom: Rect) {
    let both = split(top: rows - min(max(bottom, 0), rows))
    return (both.top, both.rest)
  }

  /// Shrinks each side by a number of cells; empty if nothing is left.
  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    let wide = columns(from: left, count: columns)
    let narrow = wide.columns(from: 0, count: wide.columns - max(right, 0))
    let high = narrow.rows(from: top, count: rows)
    return high.rows(from: 0, count: high.rows - max(bottom, 0))
  }
}

/// Position of a cell from the top left; may lie outside its rectangle.
package struct Point: Hashable, Sendable {
  /// From 0 at the left; negative left of that.
  package var column: Int
  /// From 0 at the top; negative above that.
  package var row: Int

  /// The top left cell.
  package static let zero = Point(column: 0, row: 0)

  /// Clamps both numbers to ±1,048,576.
  package init(column: Int, row: Int) {
    self.column = min(max(column, -Self.limit), Self.limit)
    self.row = min(max(row, -Self.limit), Self.limit)
  }

  /// Far outside any screen; keeps arithmetic from overflowing.
  static let limit = 1 << 20
}
