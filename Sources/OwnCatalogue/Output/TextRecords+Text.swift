import JSONReader

extension TextRecords {
  /// A record as it stands in the file, without its line's end and color codes; of JSON its value
  /// in one line.
  package func text(_ range: RecordRange) -> String {
    text[range.offset..<range.end].withUnsafeBufferPointer { bytes in
      let record = bytes[valueStart(bytes)...]
      guard reading.format.isJSON else {
        let end = record.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? record.startIndex
        return ColorCodes.removed(from: reading.encoding.text(record[..<end]))
      }
      // Line ends stand only between the tokens of JSON.
      guard record.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return reading.encoding.text(record)
      }
      return reading.encoding.text(record.filter { $0 != 0x0A && $0 != 0x0D })
    }
  }

  /// The offset of a record's value, after its key where it has one.
  private func valueStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard reading.layout.keyName != nil else { return 0 }
    var reader = JSONReader(bytes, isOwnFile: true)
    guard (try? reader.key()) != nil else { return 0 }
    reader.skipSpace()
    return reader.position
  }
}
