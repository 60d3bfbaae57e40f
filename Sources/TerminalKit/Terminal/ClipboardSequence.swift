/// Sends a text to the terminal's clipboard (OSC 52).
package enum ClipboardSequence {
  /// In bytes: longer than any address, and within terminals' limits.
  package static let longest = 8_192
  /// Bytes of a wrapped string that old versions of screen pass on.
  private static let screenChunk = 240

  /// Bytes for a text without its control characters but line feeds; empty if it is too long.
  ///
  /// tmux reaches the terminal in two ways, and either may be disabled: it handles the sequence
  /// (`set-clipboard on`), or passes on a wrapped one (`allow-passthrough on`). Sends both.
  package static func bytes(for text: String, through multiplexer: Multiplexer?) -> [UInt8] {
    let scalars = text.unicodeScalars.filter {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    let clean = Array(String(String.UnicodeScalarView(scalars)).utf8)
    guard clean.count <= longest else { return [] }
    let plain = Array("\u{1B}]52;c;".utf8) + base64(clean) + [0x07]
    switch multiplexer {
    case nil: return plain
    case .tmux: return plain + wrappedForTmux(plain)
    case .screen: return wrappedForScreen(plain)
    }
  }

  private static func wrappedForTmux(_ bytes: [UInt8]) -> [UInt8] {
    let doubled = bytes.flatMap { $0 == 0x1B ? [$0, $0] : [$0] }
    return Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
  }

  private static func wrappedForScreen(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: screenChunk).flatMap { start in
      Array("\u{1B}P".utf8) + bytes[start..<min(start + screenChunk, bytes.count)]
        + Array("\u{1B}\\".utf8)
    }
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    return stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map { index in
        index <= group.count ? letters[value >> (18 - 6 * index) & 63] : UInt8(ascii: "=")
      }
    }
  }
}
