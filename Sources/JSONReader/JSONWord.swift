import CLibrary

/// A string of a JSON text, compared with literals in place: a `switch` over member names allocates
/// nothing.
package struct JSONWord {
  /// The bytes between the quotes, escapes included.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The text without escapes; nil where the bytes have none.
  private let unescaped: String?

  /// - Parameters:
  ///   - bytes: between the quotes, escapes included.
  ///   - unescaped: the text without escapes; nil where the bytes have none.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, unescaped: String? = nil) {
    self.bytes = bytes
    self.unescaped = unescaped
  }

  /// The text without escapes; invalid UTF-8 becomes U+FFFD.
  package var text: String { unescaped ?? String(decoding: bytes, as: UTF8.self) }

  /// Whether the word without its escapes is a literal, so that a `switch` takes it as a case.
  @inline(__always)
  package static func ~= (literal: StaticString, word: JSONWord) -> Bool {
    if let unescaped = word.unescaped { return unescaped == literal.description }
    guard word.bytes.count == literal.utf8CodeUnitCount, let start = word.bytes.baseAddress else {
      return false
    }
    return memcmp(start, literal.utf8Start, word.bytes.count) == 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The decimal number in `range`; nil for anything but digits, and for more than 18 of them,
  /// which an Int may not hold.
  package func number(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 18 else { return nil }
    var number = 0
    for index in range {
      let digit = self[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }
}
