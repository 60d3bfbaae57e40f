/// One entity of HTML: `&eacute;`, `&#233;`, `&#xE9;`.
struct HTMLEntity {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  let scalar: Unicode.Scalar
  /// Behind its last byte.
  let end: Int

  /// The entity that begins with the `&` at `place`; nil if that `&` is just text.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    let text = bytes[(place + 1)...]
    let isNumber = text.first == UInt8(ascii: "#")
    guard let found = isNumber ? Self.number(text.dropFirst()) : Self.name(text) else { return nil }
    (scalar, end) = found
  }

  /// A number is one with or without `;`. What no scalar has becomes U+FFFD.
  private static func number(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (Unicode.Scalar, Int)? {
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
    if byte &- 0x30 < 10 { return UInt32(byte) - 0x30 }
    let lower = byte | 0x20
    return lower &- 0x61 < 6 ? UInt32(lower) - 0x57 : nil
  }

  private static func scalar(numbered value: UInt32) -> Unicode.Scalar {
    let isWindows = (0x80...0x9F).contains(value)
    let meant = isWindows ? HTMLEntityTable.windows1252[Int(value) - 0x80] : value
    return meant == 0 ? replacement : Unicode.Scalar(meant) ?? replacement
  }

  /// A name needs its `;`: "AT&T" and "Q&A" are none.
  private static func name(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, Int)? {
    let letters = text.prefix(9).prefix { $0 != UInt8(ascii: ";") && $0 < 0x80 }
    guard letters.count <= 8, letters.endIndex < text.endIndex,
      text[letters.endIndex] == UInt8(ascii: ";")
    else { return nil }
    let key = letters.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let place = HTMLEntityTable.names.firstIndex(ofSorted: key) else { return nil }
    return Unicode.Scalar(HTMLEntityTable.scalars[place]).map { ($0, letters.endIndex + 1) }
  }
}
