/// Converts a file's bytes, piece by piece, to the text that records are parsed from. Offsets of
/// records are offsets in that text, so all of it stays in memory, as a pipe's does.
package enum TextRewriter {
  case utf16(UTF16Decoder)
  case colors(ColorRemover)

  /// Appends the text of the file's next bytes, which may end inside of a character or a code.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    switch self {
    case .utf16(var decoder):
      decoder.append(bytes, to: &text)
      self = .utf16(decoder)
    case .colors(var remover):
      remover.append(bytes, to: &text)
      self = .colors(remover)
    }
  }

  /// Appends the bytes that waited for others, at the file's end.
  package mutating func finish(_ text: inout [UInt8]) {
    switch self {
    case .utf16(var decoder):
      decoder.finish(&text)
      self = .utf16(decoder)
    case .colors(var remover):
      remover.finish(&text)
      self = .colors(remover)
    }
  }
}
