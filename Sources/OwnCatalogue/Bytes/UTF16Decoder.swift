/// Converts UTF-16 to UTF-8. Lone surrogates and half units become U+FFFD.
package struct UTF16Decoder: TextRewriter {
  private let isBigEndian: Bool
  /// The first byte of a unit that a piece cut in two.
  private var half: UInt8?
  private var surrogate: UInt32?
  private var isAtStart = true

  /// Begins at the file's first byte, where a byte order mark may stand.
  package init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Appends the text of the next piece, without its byte order mark.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    text.reserveCapacity(text.count + bytes.count)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let high = isBigEndian ? first : byte
      let low = isBigEndian ? byte : first
      append(UInt32(high) << 8 | UInt32(low), to: &text)
    }
  }

  /// Ends the text.
  package mutating func finish(_ text: inout [UInt8]) {
    if half != nil || surrogate != nil { append(scalar: 0xFFFD, to: &text) }
    half = nil
    surrogate = nil
  }

  private mutating func append(_ unit: UInt32, to text: inout [UInt8]) {
    defer { isAtStart = false }
    if isAtStart, unit == 0xFEFF { return }
    if let high = surrogate {
      surrogate = nil
      if (0xDC00..<0xE000).contains(unit) {
        return append(scalar: 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &text)
      }
      append(scalar: 0xFFFD, to: &text)
    }
    if (0xD800..<0xDC00).contains(unit) {
      surrogate = unit
    } else {
      append(scalar: unit, to: &text)
    }
  }

  /// A value that is no scalar, such as a lone surrogate, becomes U+FFFD.
  private func append(scalar value: UInt32, to text: inout [UInt8]) {
    if value < 0x80 { return text.append(UInt8(truncatingIfNeeded: value)) }
    text.append(contentsOf: Unicode.UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init())
  }
}
