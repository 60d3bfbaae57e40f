import CLibrary

/// A position in a text as an editor names it, from 1.
package struct TextPosition: Equatable, Sendable {
  /// From 1.
  package var line = 1
  /// In characters.
  package var column = 1

  /// Moves past bytes of the text.
  mutating func advance(over bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = UnsafeBufferPointer(rebasing: bytes)
    while let start = rest.baseAddress, let end = memchr(start, 0x0A, rest.count) {
      line += 1
      column = 1
      rest = UnsafeBufferPointer(rebasing: rest[(UnsafeRawPointer(start).distance(to: end) + 1)...])
    }
    var characters = 0
    for byte in rest { characters &+= byte & 0xC0 != 0x80 ? 1 : 0 }
    column += characters
  }

  func advanced(over bytes: Slice<UnsafeBufferPointer<UInt8>>) -> TextPosition {
    var position = self
    position.advance(over: bytes)
    return position
  }
}
