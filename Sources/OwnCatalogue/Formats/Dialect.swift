/// How the cells of delimited text are written.
package struct Dialect: Equatable, Sendable {
  /// One character in the file's encoding.
  package var delimiter: [UInt8]
  /// Whether quotes enclose cells, as in CSV.
  package var hasQuotes: Bool

  /// Commas, and quotes around cells.
  package static let csv = Dialect(delimiter: [UInt8(ascii: ",")], hasQuotes: true)
  /// Tabs without quotes: a cell's tab is written `\t`.
  package static let tsv = Dialect(delimiter: [0x09], hasQuotes: false)

  /// One column: the delimiter is the line feed, which no line contains.
  static let oneColumn = Dialect(delimiter: [0x0A], hasQuotes: true)

  /// Text of a cell: without its quotes; else without space around it, which only aligns columns,
  /// and with the escapes of TSV resolved.
  func text(of cell: RawCell, in bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding)
    -> String
  {
    var raw = UnsafeBufferPointer(rebasing: bytes[cell.range])
    while raw.last == 0x20 { raw = UnsafeBufferPointer(rebasing: raw.dropLast()) }
    if cell.isQuoted { return encoding.text(unquoted(raw)) }
    while raw.first == 0x20 { raw = UnsafeBufferPointer(rebasing: raw.dropFirst()) }
    if !hasQuotes, delimiter == Self.tsv.delimiter, raw.contains(UInt8(ascii: "\\")) {
      return encoding.text(unescaped(raw))
    }
    return encoding.text(raw)
  }

  /// Whether a line between `|` only draws a rule: `----+----`, `:---|---:`.
  func isRule(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    delimiter == [UInt8(ascii: "|")] && AlignedColumns.isRule(line)
  }

  private func unquoted(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var offset = 1
    while offset < raw.count {
      if raw[offset] == UInt8(ascii: "\"") {
        offset += 1
        guard offset < raw.count, raw[offset] == UInt8(ascii: "\"") else { break }
      }
      text.append(raw[offset])
      offset += 1
    }
    // Keeps text that follows the closing quote.
    return offset < raw.count ? text + raw[offset...] : text
  }

  private func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    ]
    var text: [UInt8] = []
    var offset = 0
    while offset < raw.count {
      if raw[offset] == UInt8(ascii: "\\"), offset + 1 < raw.count,
        let byte = escapes[raw[offset + 1]]
      {
        text.append(byte)
        offset += 2
      } else {
        text.append(raw[offset])
        offset += 1
      }
    }
    return text
  }
}

/// The bytes of a cell in a window.
package struct RawCell {
  /// With the opening quote where the cell is quoted.
  package let range: Range<Int>
  /// Whether quotes enclose the cell.
  package let isQuoted: Bool
}
