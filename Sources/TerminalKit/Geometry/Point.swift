/// Position of a cell from the top left; may lie outside its rectangle.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package static let zero = Point(column: 0, row: 0)

  package init(column: Int, row: Int) {
    self.column = min(max(column, -Self.limit), Self.limit)
    self.row = min(max(row, -Self.limit), Self.limit)
  }

  /// Far outside any screen; keeps arithmetic from overflowing.
  static let limit = 1 << 20
}
