/// The encoding of a file.
package enum TextEncoding: Equatable, Sendable {
  case utf8
  /// Windows-1252, which holds all of Latin-1's printable characters.
  case latin1
  case utf16(isBigEndian: Bool)

  /// Names that options take.
  package static let options = ["utf-8", "utf-16", "latin1"]

  /// As `--encoding` takes it.
  package init?(option: String) {
    switch option.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "utf-16", "utf16": self = .utf16(isBigEndian: false)
    case "latin1": self = .latin1
    default: return nil
    }
  }

  /// Its name among the options.
  package var option: String {
    switch self {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .latin1: "latin1"
    }
  }

  /// By the byte order mark, else as the option says; UTF-8 without either. With `.utf16` as
  /// option, the bytes tell the byte order where no mark does.
  package init(of start: UnsafeBufferPointer<UInt8>, option: TextEncoding? = nil) {
    switch (start.first, start.dropFirst().first) {
    case (0xFE, 0xFF): self = .utf16(isBigEndian: true)
    case (0xFF, 0xFE): self = .utf16(isBigEndian: false)
    default:
      guard case .utf16 = option else {
        self = option ?? .utf8
        return
      }
      // The high byte of most characters is 0.
      let zeros = [0, 1].map { parity in
        start.indices.count { $0 % 2 == parity && start[$0] == 0 }
      }
      self = .utf16(isBigEndian: zeros[0] > zeros[1])
    }
  }

  /// Text of a piece of a file that is read in place. Invalid UTF-8 becomes U+FFFD.
  func text(_ bytes: some Collection<UInt8>) -> String {
    guard self == .latin1 else { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Windows1252.scalar(byte)) }
    return String(scalars)
  }

  /// UTF-8 of a piece of a file that is read in place; not copied where it already is UTF-8.
  func withUTF8<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Value
  ) rethrows -> Value {
    guard self == .latin1 else { return try body(bytes) }
    return try Array(text(bytes).utf8).withUnsafeBufferPointer(body)
  }
}

/// The characters of Windows-1252, which differs from Latin-1 at 0x80…0x9F.
private enum Windows1252 {
  private static let high: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]

  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }
}
