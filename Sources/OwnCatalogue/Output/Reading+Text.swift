import JSONReader

extension Reading {
  /// A record as it stands in the file, without its line's end and color codes; of JSON its value
  /// in one line.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let record = bytes[valueStart(bytes)...]
    guard format.isJSON else {
      let end = record.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? record.startIndex
      return ColorCodes.removed(from: encoding.text(record[..<end]))
    }
    // In JSON, line ends stand only between tokens.
    guard record.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return encoding.text(record)
    }
    return encoding.text(record.filter { $0 != 0x0A && $0 != 0x0D })
  }

  /// The columns of CSV: a table's own, else every field without parts of its own.
  func fields(of columns: Columns) -> [FieldPath] {
    if let header, !format.isJSON { return header.map { FieldPath(keys: [$0]) } }
    // An object's own columns are among them.
    return columns.all.filter { $0.kind != .object }.map(\.path)
  }

  /// The offset of a record's value, after its key where it has one.
  private func valueStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard layout.keyName != nil else { return 0 }
    var reader = JSONReader(bytes, isOwnFile: true)
    guard (try? reader.key()) != nil else { return 0 }
    reader.skipSpace()
    return reader.position
  }
}
