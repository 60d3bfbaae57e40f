/// Converts a file's bytes, piece by piece, to the text that records are parsed from. Offsets of
/// records are offsets in that text, so all of it stays in memory, as a pipe's does.
package protocol TextRewriter: Sendable {
  /// Appends the text of the file's next bytes, which may end inside of a character or a code.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8])
  /// Appends the bytes that waited for others, at the file's end.
  mutating func finish(_ text: inout [UInt8])
}
