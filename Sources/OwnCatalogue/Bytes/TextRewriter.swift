/// Converts a file's bytes, piece by piece, to the text that records are parsed from. Offsets of
/// records are offsets in that text, so all of it stays in memory, as a pipe's does.
package protocol TextRewriter: Sendable {
  /// Appends the text of the file's next bytes, which may end inside of a character or a code.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8])
  /// Appends the bytes that waited for others, at the file's end.
  mutating func finish(_ text: inout [UInt8])
}

/// Converts UTF-16 to UTF-8. Lone surrogates and half units become U+FFFD.
package struct UTF16Decoder: TextRewriter {
  private let isBigEndian: Bool
  /// Bytes that need the next piece to be decoded: a leading surrogate, half a unit, or both.
  private var rest: [UInt8] = []
  private var isAtStart = true

  /// Begins at the file's first byte, where a byte order mark may stand.
  package init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Appends the text of the next piece, without its byte order mark.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    rest += bytes
    var units = stride(from: 0, to: rest.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(units.count * 2)
    guard let first = units.first else { return }
    if isAtStart, first == 0xFEFF { units.removeFirst() }
    isAtStart = false
    text += String(decoding: units, as: UTF16.self).utf8
  }

  /// Ends the text.
  package mutating func finish(_ text: inout [UInt8]) {
    if !rest.isEmpty { text += "\u{FFFD}".utf8 }
    rest = []
  }
}
