import JSONReader

extension Reading {
  /// Parses a record from its bytes; nil where they are no record any more, since the file changed.
  package func value(_ bytes: UnsafeBufferPointer<UInt8>) -> RecordValue? {
    switch format {
    case .json, .jsonLines: encoding.withUTF8(bytes) { bytes in try? jsonValue(bytes) }
    case .csv, .tsv: cells(bytes).map { table($0.map(Self.cellValue)) }
    case .columns, .lines: cells(bytes).map { table($0.map { .text($0) }) }
    }
  }

  /// Texts of the cells of a record that isn't JSON, as they are written; nil where it isn't one.
  package func cells(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    switch format {
    case .json, .jsonLines: return nil
    case .csv, .tsv:
      var scanner = RowScanner(dialect)
      guard case .row(_, let next) = scanner.scan(bytes, from: 0, isLast: true), next >= bytes.count
      else { return nil }
      return scanner.cells.map {
        ColorCodes.removed(from: dialect.text(of: $0, in: bytes, encoding))
      }
    case .columns, .lines:
      guard let plain = ColorCodes.removed(from: bytes) else { return split(bytes) }
      return plain.withUnsafeBufferPointer(split)
    }
  }

  /// Whether the cells of a row have no quotes, escapes or bytes in another encoding.
  func isPlain(_ row: [RawCell], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = row.first, let last = row.last else { return true }
    return isPlain(bytes[first.range.lowerBound..<last.range.upperBound])
  }

  private func isPlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let highest: UInt8 = encoding == .latin1 ? 0x80 : 0
    var found: UInt8 = 0
    // No early exit, so that the compiler vectorizes the loop.
    for byte in UnsafeBufferPointer(rebasing: bytes) {
      let isSpecial =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x1B
      found |= (isSpecial ? 1 : 0) | byte & highest
    }
    return found == 0
  }

  /// A cell's range if its bytes are its text, else its value. `isPlain` tells that the row is
  /// known to be plain, so that the cell's bytes aren't checked again.
  func found(
    _ cell: RawCell, in bytes: UnsafeBufferPointer<UInt8>, _ isPlain: Bool
  ) -> FieldPlan.Found {
    var (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    var isText = true
    if cell.isQuoted {
      isText = end > start + 1 && bytes[end - 1] == UInt8(ascii: "\"")
      (start, end) = (start + 1, max(end - 1, start + 1))
    } else {
      while start < end, bytes[start] == 0x20 { start += 1 }
      while start < end, bytes[end - 1] == 0x20 { end -= 1 }
    }
    if isText, start < end {
      switch bytes[start] {
      // May begin JSON.
      case UInt8(ascii: "{"), UInt8(ascii: "["), 0x09, 0x0A, 0x0D: isText = false
      default: isText = isPlain || self.isPlain(bytes[start..<end])
      }
    }
    if isText { return .bytes(start..<end) }
    return .values([
      Self.cellValue(ColorCodes.removed(from: dialect.text(of: cell, in: bytes, encoding)))
    ])
  }

  private func split(_ line: UnsafeBufferPointer<UInt8>) -> [String] {
    guard let columns else { return [encoding.text(line)] }
    var cells: [RawCell] = []
    columns.cells(line, in: 0..<line.count, into: &cells)
    return cells.map { encoding.text(line[$0.range]) }
  }

  /// The text, or the JSON object or array that it is.
  private static func cellValue(_ text: String) -> RecordValue {
    guard let first = text.utf8.first(where: { !$0.isSpace }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return .text(text) }
    return (try? RecordValue(json: text.utf8)) ?? .text(text)
  }

  private func table(_ values: [RecordValue], _ header: [String]? = nil) -> RecordValue {
    let names = header ?? self.header ?? []
    return .object(
      values.enumerated().map { index, value in
        RecordValue.Member(index < names.count ? names[index] : "column \(index + 1)", value)
      })
  }

  private func jsonValue(_ bytes: UnsafeBufferPointer<UInt8>) throws -> RecordValue? {
    var reader = JSONReader(bytes, isOwnFile: true)
    var key: String?
    if layout.keyName != nil { key = try reader.key().text }
    let value = try RecordValue(&reader)
    try reader.finish()
    switch (layout.kind, value) {
    case (.objects, .object(let members)), (.columns, .object(let members)):
      guard let name = layout.keyName, let key else { return value }
      return .object([.init(name, .text(key))] + members)
    case (.rows(let header), .list(let values)): return table(values, header)
    case (.values, _): return .object([.init("value", value)])
    default: return nil
    }
  }
}
