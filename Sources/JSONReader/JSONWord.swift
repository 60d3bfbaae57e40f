import CLibrary

/// A string of a JSON text, compared with literals where it lies: a `switch` over a record's names
/// builds none of them.
package struct JSONWord {
  /// As it is written, between its quotes.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// What it spells; nil where it is written without escapes.
  private let unescaped: String?

  package init(_ bytes: UnsafeBufferPointer<UInt8>, unescaped: String? = nil) {
    self.bytes = bytes
    self.unescaped = unescaped
  }

  package var text: String { unescaped ?? String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  package static func ~= (literal: StaticString, word: JSONWord) -> Bool {
    if let unescaped = word.unescaped { return unescaped == literal.description }
    guard word.bytes.count == literal.utf8CodeUnitCount, let start = word.bytes.baseAddress else {
      return false
    }
    return memcmp(start, literal.utf8Start, word.bytes.count) == 0
  }
}
