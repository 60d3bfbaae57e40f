/// Size in cells, columns by rows: never negative, and bounded so that sums can't overflow.
package struct Size: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package static let zero = Size(columns: 0, rows: 0)

  /// The longest side there is; terminals report 16 bits.
  package static let limit = 65_535

  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.limit)
    self.rows = min(max(rows, 0), Self.limit)
  }

  /// True when there is no cell in it.
  package var isEmpty: Bool { columns == 0 || rows == 0 }

  /// How many cells there are.
  package var area: Int { columns * rows }

  /// Whether it needs no more columns and rows than the other.
  package func fits(in other: Size) -> Bool { columns <= other.columns && rows <= other.rows }
}
