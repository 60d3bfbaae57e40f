extension PlainText {
  /// Folds `text` for comparison: lower case, no accents, typographic quotes and dashes as ASCII
  /// (`Æon’s Śląsk` → `aeon's slask`). Idempotent.
  package static func folded(_ text: String) -> String {
    String(decoding: foldedUTF8(text), as: UTF8.self)
  }

  /// `folded` as UTF-8.
  package static func foldedUTF8(_ text: String) -> [UInt8] { text.withBytes { foldedUTF8($0) } }

  /// `folded` as UTF-8, of valid UTF-8.
  package static func foldedUTF8(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if ASCIIScan.arePrintable(text) { return lowercased(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      appendFolded(scalar, to: &bytes)
      offset += length
    }
    return bytes
  }

  /// Appends a scalar's folding; a mark has none.
  static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(lowercased(UInt8(truncatingIfNeeded: scalar.value)))
    } else if let folding = FoldingTable.folding(of: scalar) {
      bytes.append(contentsOf: folding)
    } else if ScalarClass(scalar) != .mark && ScalarClass(scalar) != .removed {
      bytes.append(scalar)
    }
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func lowercased(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var lower = Array(text)
    lower.withUnsafeMutableBufferPointer { lower in
      for index in lower.indices { lower[index] = lowercased(lower[index]) }
    }
    return lower
  }
}

extension FoldingTable {
  /// Bytes per entry of `foldings`.
  private static let slot = 8

  /// The folding of a scalar as UTF-8; nil if it stays. A few loads, no search.
  static func folding(of scalar: Unicode.Scalar) -> UnsafeBufferPointer<UInt8>? {
    let value = Int(truncatingIfNeeded: scalar.value)
    guard value < 0x20000 else { return nil }
    let block = blockOfScalar.number(at: (value >> 6) * 2)
    let number = numbers.number(at: (block * 64 + value & 63) * 2)
    guard number > 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: foldings.utf8Start + number * slot, count: slot)
    return UnsafeBufferPointer(rebasing: bytes.prefix { $0 != 0x20 })
  }
}
