/// Size in cells, columns by rows, clamped to 0…65,535 so that sums can't overflow.
package struct Size: Hashable, Sendable {
  /// 0…65,535.
  package let columns: Int
  /// 0…65,535.
  package let rows: Int

  /// No columns and no rows.
  package static let zero = Size(columns: 0, rows: 0)

  /// Longest side; terminals report 16 bits.
  package static let limit = 65_535

  /// Clamps both numbers to 0…`limit`.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.limit)
    self.rows = min(max(rows, 0), Self.limit)
  }

  /// Whether it has no cell.
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Number of cells.
  package var area: Int { columns * rows }

  /// Whether it has no more columns and no more rows than the other.
  package func fits(in other: Size) -> Bool { columns <= other.columns && rows <= other.rows }
}
