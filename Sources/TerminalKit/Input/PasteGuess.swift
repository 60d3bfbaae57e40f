/// Recognises pastes if the terminal doesn't bracket them: nobody types or dictates that much
/// between two reads. Adds the brackets for the decoder. Smaller reads remain keys: slow lines and
/// key repeat cause them, too.
package struct PasteGuess {
  /// Minimum number of bytes in a paste, and of distinct ones.
  static let minimumBytes = 32
  static let minimumKinds = 8
  /// Longest pause within a paste, in microseconds.
  static let pause = 100_000

  private static let opening = Array("\u{1B}[200~".utf8)
  private static let closing = Array("\u{1B}[201~".utf8)
  /// Time of the paste's last part.
  private var last: Int?

  /// Begins outside of a paste.
  package init() {}

  /// A read, in brackets if it is part of a paste. `microseconds` is monotonic time.
  package mutating func bracketed(_ bytes: [UInt8], at microseconds: Int) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    // A single byte this soon is more likely a key sent by a program.
    let goesOn = bytes.count > 1 && last.map { microseconds - $0 < Self.pause } ?? false
    guard Self.isText(bytes), goesOn || Self.isVaried(bytes) else {
      last = nil
      return bytes
    }
    last = microseconds
    return Self.opening + bytes + Self.closing
  }

  private static func isVaried(_ bytes: [UInt8]) -> Bool {
    bytes.count >= minimumBytes && Set(bytes).count >= minimumKinds
  }

  /// Whether it is only text and line ends; arrows and Ctrl are keys.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
  }
}
