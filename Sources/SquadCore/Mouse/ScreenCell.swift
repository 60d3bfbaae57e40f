/// A cell of the screen, counted from the top left.
package struct ScreenCell: Hashable, Sendable {
  package let column: Int
  package let row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
