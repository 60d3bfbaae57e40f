import Basics

/// A picture as cells, held by the state and drawn by the views.
package struct CellImage: Equatable, Sendable {
  /// 0…1,000.
  package let columns: Int
  /// 0…1,000.
  package let rows: Int
  /// Row by row from the top; `columns` times `rows` cells.
  package let cells: [ImageCell]

  /// Pads missing cells with blanks and drops surplus ones.
  package init(columns: Int, rows: Int, cells: [ImageCell]) {
    self.columns = min(max(columns, 0), Self.limit)
    self.rows = min(max(rows, 0), Self.limit)
    let missing = max(self.columns * self.rows - cells.count, 0)
    self.cells = cells.prefix(self.columns * self.rows) + Array(repeating: .blank, count: missing)
  }

  /// The cell at a position; nil outside.
  package subscript(column column: Int, row row: Int) -> ImageCell? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return cells[row * columns + column]
  }

  /// An image without a cell.
  package static let empty = CellImage(columns: 0, rows: 0, cells: [])

  /// Maximum number of columns, and of rows.
  private static let limit = 1_000
}
