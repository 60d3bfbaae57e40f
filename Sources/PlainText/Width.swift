extension PlainText {
  /// Columns of `text`: the sum over its scalars, as `wcwidth` counts.
  package static func width(of text: String) -> Int {
    text.withBytes(width(of:))
  }

  /// Columns of a part of a text.
  package static func width(of text: Substring) -> Int {
    text.withBytes(width(of:))
  }

  /// Columns of valid UTF-8.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if ASCIIScan.arePrintable(bytes) { return bytes.count }
    var columns = 0
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      columns += width(of: scalar)
      offset += length
    }
    return columns
  }

  /// Columns of a `Character`: 1 or 2, or more for an Indic or old Hangul cluster.
  package static func width(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars { columns += width(of: scalar) }
    return columns
  }

  /// Columns of a clean scalar: 0 for a mark, 1, or 2. Ambiguous ones count 1.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    scalar.value &- 0x20 < 0x5F ? 1 : ScalarClass(scalar).columns
  }
}
