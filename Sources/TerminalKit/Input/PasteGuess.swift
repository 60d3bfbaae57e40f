/// Guess of what was pasted, where the terminal isn't asked to put a paste in brackets: nobody types
/// or dictates so much text between two looks at the keyboard. It is put in brackets here, so that it
/// is a paste to whoever reads it. Less of it remains keys, because a slow line brings those together,
/// and so does one key that is held down.
package struct PasteGuess {
  /// The fewest bytes of a paste, and how many of them differ at least.
  static let fewest = 32
  static let fewestKinds = 8
  /// How soon the rest of a paste comes, in microseconds.
  static let pause = 100_000

  private static let opening = Array("\u{1B}[200~".utf8)
  private static let closing = Array("\u{1B}[201~".utf8)
  /// When the last part of a paste came.
  private var last: Int?

  package init() {}

  /// What was read at once, in brackets where it is part of a paste.
  ///
  /// - Parameter microseconds: since some moment in the past.
  package mutating func bracketed(_ bytes: [UInt8], at microseconds: Int) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    // A single byte so soon is rather a program that presses a key.
    let goesOn = bytes.count > 1 && last.map { microseconds - $0 < Self.pause } ?? false
    guard Self.isText(bytes), goesOn || Self.isVaried(bytes) else {
      last = nil
      return bytes
    }
    last = microseconds
    return Self.opening + bytes + Self.closing
  }

  private static func isVaried(_ bytes: [UInt8]) -> Bool {
    bytes.count >= fewest && Set(bytes).count >= fewestKinds
  }

  /// Whether nothing but text and line ends is in it: arrows and Ctrl are keys.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
  }
}
