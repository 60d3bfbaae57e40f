/// Character reference of HTML: `&eacute;`, `&#233;`, `&#xE9;`.
struct HTMLEntity {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  let scalar: Unicode.Scalar
  /// Offset after its last byte.
  let end: Int

  /// The reference that begins with the `&` at `offset`; nil if that `&` is plain text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let text = bytes[(offset + 1)...]
    let isNumber = text.first == UInt8(ascii: "#")
    guard let found = isNumber ? Self.number(text.dropFirst()) : Self.name(text) else { return nil }
    (scalar, end) = found
  }

  /// Reads a number, with or without `;`. An invalid code becomes U+FFFD.
  private static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, Int)? {
    let isHex = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = isHex ? text.dropFirst() : text
    let radix: UInt32 = isHex ? 16 : 10
    var value: UInt32 = 0
    var end = digits.startIndex
    while end < digits.endIndex, let digit = digit(digits[end]), digit < radix {
      value = min(value * radix + digit, 0x110000)
      end += 1
    }
    guard end > digits.startIndex else { return nil }
    let isClosed = end < digits.endIndex && digits[end] == UInt8(ascii: ";")
    return (scalar(numbered: value), isClosed ? end + 1 : end)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init)
  }

  private static func scalar(numbered value: UInt32) -> Unicode.Scalar {
    let isWindows = (0x80...0x9F).contains(value)
    let meant = isWindows ? hex(HTMLEntityTable.windows1252, at: (Int(value) - 0x80) * 4) : value
    return meant == 0 ? replacement : Unicode.Scalar(meant) ?? replacement
  }

  /// Reads a name, which needs its `;`: "AT&T" and "Q&A" are plain text.
  private static func name(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, Int)? {
    let letters = text.prefix(9).prefix { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 < 0x80 }
    guard letters.count <= 8, letters.endIndex < text.endIndex,
      text[letters.endIndex] == UInt8(ascii: ";")
    else { return nil }
    return scalar(named: letters).map { ($0, letters.endIndex + 1) }
  }

  /// Looks up a name by binary search in the table's rows.
  private static func scalar(named name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let (width, row) = (8, 12)
    let names = HTMLEntityTable.names
    let rows = UnsafeRawPointer(names.utf8Start)
    let letters = name.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let key = (name.count..<width).reduce(letters) { key, _ in key << 8 | 0x20 }
    var range = 0..<names.utf8CodeUnitCount / row
    while let last = range.last {
      let middle = (range.lowerBound + last) / 2
      let bytes = rows.loadUnaligned(fromByteOffset: middle * row, as: UInt64.self)
      let found = UInt64(bigEndian: bytes)
      if found == key { return Unicode.Scalar(hex(names, at: middle * row + width)) }
      range = found < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Reads four hexadecimal digits of a table.
  private static func hex(_ table: StaticString, at offset: Int) -> UInt32 {
    (offset..<offset + 4).reduce(0) { $0 << 4 | (digit(table.utf8Start[$1]) ?? 0) }
  }
}
