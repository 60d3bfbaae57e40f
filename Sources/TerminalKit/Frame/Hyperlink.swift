/// Cells of a row that spell an address or part of one, which the terminal opens (OSC 8).
package struct Hyperlink: Hashable, Sendable {
  /// Row of the frame, from 0.
  package let row: Int
  /// Columns of that row, from 0; at least one.
  package let columns: Range<Int>
  /// The whole address, even if the cells spell only a part.
  package let address: String
  /// Shared by the rows of a wrapped address, so that a terminal marks them together.
  package let id: Int

  /// Longer than any address of a service, and within terminals' limits.
  static let longestAddress = 2_048

  /// Nil for other schemes than the web's, and for anything but printable ASCII, which isn't safe
  /// in a control string.
  package init?(row: Int, columns: Range<Int>, address: String, id: Int) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count <= Self.longestAddress, !columns.isEmpty,
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.row = row
    self.columns = columns
    self.address = address
    self.id = id
  }
}
