import JSONReader

/// An object of equally long arrays, each a column: `{"city": ["Rome", …], "people": [2754719,
/// …]}`.
package enum ColumnTable {
  /// The object's rows as JSON lines, which are read in its place; nil where it isn't such an
  /// object.
  ///
  /// - Parameter object: bytes of the object alone.
  package static func rows(_ object: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var names: [ArraySlice<UInt8>] = []
    var columns: [[Range<Int>]] = []
    var reader = JSONReader(object, isOwnFile: true)
    do {
      try reader.members { key, reader in
        guard reader.isAtArray() else { return }
        names.append(Array(key.bytes)[...])
        var column: [Range<Int>] = []
        try reader.elements { reader in
          let start = reader.position
          try reader.skip()
          column.append(start..<reader.position)
        }
        columns.append(column)
      }
    } catch { return nil }
    guard let count = columns.first?.count else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(object.count)
    for row in 0..<count {
      for (index, column) in columns.enumerated() where row < column.count {
        text.append(contentsOf: index == 0 ? "{\"".utf8 : ",\"".utf8)
        text.append(contentsOf: names[index])
        text.append(contentsOf: "\":".utf8)
        text.append(contentsOf: object[column[row]])
      }
      text.append(contentsOf: "}\n".utf8)
    }
    return text
  }
}
