extension PlainText {
  /// Folds `text` for comparison: lower case, no accents, typographic quotes and dashes as ASCII
  /// (`Æon’s Śląsk` → `aeon's slask`). Idempotent.
  package static func folded(_ text: String) -> String {
    String(decoding: foldedUTF8(text), as: UTF8.self)
  }

  /// `folded` as UTF-8.
  package static func foldedUTF8(_ text: String) -> [UInt8] { text.withBytes(foldedUTF8) }

  /// `folded` as UTF-8, of valid UTF-8.
  package static func foldedUTF8(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if ASCIIWords.arePrintable(text) { return lowercased(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      let (scalar, length) = text.scalar(at: place)
      appendFolded(scalar, to: &bytes)
      place += length
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
      for place in lower.indices { lower[place] = lowercased(lower[place]) }
    }
    return lower
  }
}
