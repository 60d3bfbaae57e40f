import Basics

/// Rectangle of cells. All operations are total: what doesn't fit becomes empty, never negative.
package struct Rect: Hashable, Sendable {
  package let origin: Point
  package let size: Size

  package static let zero = Rect(origin: .zero, size: .zero)

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  package var column: Int { origin.column }
  package var row: Int { origin.row }
  package var columns: Int { size.columns }
  package var rows: Int { size.rows }
  /// Column after the last.
  package var endColumn: Int { origin.column + size.columns }
  /// Row after the last.
  package var endRow: Int { origin.row + size.rows }
  package var isEmpty: Bool { size.isEmpty }

  package func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The common cells; empty, at this one's nearest corner, where there are none.
  package func intersection(_ other: Rect) -> Rect {
    let left = min(max(column, other.column), endColumn)
    let top = min(max(row, other.row), endRow)
    return Rect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }
}
