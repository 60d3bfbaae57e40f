/// Cells of one row that spell an address, or a part of it: a terminal that knows links (OSC 8)
/// opens it from there.
package struct Hyperlink: Hashable, Sendable {
  package let row: Int
  package let columns: Range<Int>
  /// All of the address, also where the cells spell a part.
  package let address: String
  /// The same for the rows of one wrapped address, so that a terminal marks them together.
  package let id: Int

  /// More than any address has, and no more than terminals take.
  static let longestAddress = 2_048

  /// Nil for what is not worth a link, or not safe in a control string: other schemes than the
  /// web's, other characters than the printable ones of ASCII.
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
