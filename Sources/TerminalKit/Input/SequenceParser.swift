/// Parses the start of some bytes: a key, a sequence, or too little to decide.
struct SequenceParser: Sendable {
  /// Meaning of the first bytes.
  enum Token {
    case incomplete
    case key(Key)
    /// Not ours: a reply, a report, invalid UTF-8.
    case dropped
    case pasteStart
    case mouse(MouseEvent)
    /// A pending reply in a control sequence.
    case reply(TerminalReply)
    /// Beginning of a control string; its text follows.
    case stringStart
    /// A control sequence without an end yet; its rest follows.
    case tooLong
  }

  /// Lengths are in bytes, at least 1; that of what is incomplete is 0.
  typealias Result = (token: Token, length: Int)

  /// Longest control sequence in bytes; a longer one is dropped.
  static let sequenceLimit = 64

  /// A list of a few dozen, searched only after an Escape: a table would cost the start more than
  /// it saves.
  private let keyStrings: [(bytes: [UInt8], key: Key)]

  init(keyStrings: [(bytes: [UInt8], key: Key)]) {
    self.keyStrings = keyStrings.filter { $0.bytes.count > 1 && $0.bytes.first == 0x1B }
  }

  /// Parses non-empty bytes. `awaitsReply` tells that a reply is pending, so that `ESC ]` and
  /// `ESC P` are never keys.
  func parse(_ bytes: ArraySlice<UInt8>, awaitsReply: Bool) -> Result {
    guard let first = bytes.first else { return (.incomplete, 0) }
    if first == 0x1B {
      let second = bytes.dropFirst().first
      let isString = second == UInt8(ascii: "]") || second == UInt8(ascii: "P")
      return awaitsReply && isString ? (.stringStart, 2) : ownKey(bytes) ?? escape(bytes)
    }
    if let key = Self.key(byte: first) { return (.key(key), 1) }
    return Self.scalar(bytes)
  }

  /// The longest matching key string of the terminal.
  private func ownKey(_ bytes: ArraySlice<UInt8>) -> Result? {
    var found: (length: Int, key: Key)?
    for (string, key) in keyStrings {
      if bytes.count > 1, string.count > bytes.count, string.starts(with: bytes) {
        return (.incomplete, 0)
      }
      if string.count > found?.length ?? 0, bytes.starts(with: string) {
        found = (string.count, key)
      }
    }
    return found.map { (.key($0.key), $0.length) }
  }

  private func escape(_ bytes: ArraySlice<UInt8>) -> Result {
    let rest = bytes.dropFirst()
    let third = rest.dropFirst().first
    switch rest.first {
    case nil: return (.incomplete, 0)
    case UInt8(ascii: "["): return ControlSequence.parse(bytes)
    case UInt8(ascii: "O"): return ControlSequence.parseShifted(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      guard let third, let second = rest.first else { return (.incomplete, 0) }
      return Self.beginsReply(second, third) ? (.stringStart, 2) : (.key(.escape), 1)
    default: return (.key(.escape), 1)
    }
  }

  /// Whether the bytes after an Escape begin a reply (`]11;…`, `P1$r…`, `P>|…`, `_G…`) rather than
  /// keys.
  private static func beginsReply(_ second: UInt8, _ third: UInt8) -> Bool {
    let isDigit = (0x30...0x39).contains(third)
    return switch second {
    case UInt8(ascii: "]"): isDigit
    case UInt8(ascii: "P"): isDigit || Array(">!$+".utf8).contains(third)
    default: third == UInt8(ascii: "G")
    }
  }

  /// Key of an ASCII byte; nil for a byte of something longer.
  static func key(byte: UInt8) -> Key? {
    switch byte {
    case 0x08, 0x7F: .backspace
    case 0x1B: .escape
    case 0x20..<0x7F: .character(Unicode.Scalar(byte))
    case 0..<0x20: .ctrl(Unicode.Scalar(byte + 0x40))
    default: nil
    }
  }

  /// Parses a UTF-8 scalar beyond ASCII; drops invalid bytes one by one.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Result {
    guard let first = bytes.first else { return (.incomplete, 0) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(first) else { return (.dropped, 1) }
    let tail = bytes.dropFirst().prefix(length - 1)
    guard tail.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (.dropped, 1) }
    guard tail.count == length - 1 else { return (.incomplete, 0) }
    let value = tail.reduce(UInt32(first) & (0xFF >> UInt32(length + 1))) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
    let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0xA0
    guard value >= least, let scalar = Unicode.Scalar(value) else { return (.dropped, 1) }
    return (.key(.character(scalar)), length)
  }
}
