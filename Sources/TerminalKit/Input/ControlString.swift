/// The text of a control string while it comes in, as much of it as a reply can be.
struct ControlString: Sendable {
  /// What a control string begins with.
  enum Kind: Sendable {
    /// An operating system command (OSC): a number, a semicolon, a text.
    case command
    /// A device control string (DCS): parameters, a mark of a reply, a final byte, a text.
    case device
    case other

    /// - Parameter introducer: the byte behind the Escape.
    init(introducer: UInt8?) {
      switch introducer {
      case UInt8(ascii: "]"): self = .command
      case UInt8(ascii: "P"): self = .device
      default: self = .other
      }
    }
  }

  private static let limit = 64

  /// Yes to the capability `RGB`, in hexadecimal, perhaps with a value behind.
  private static let trueColor = Array("1+r524742".utf8)

  private let kind: Kind
  private var text: [UInt8] = []
  /// Whether what stands before the text is whole.
  private var hasHead: Bool
  /// Whether the head of a device control string has what only replies have: `P1$r`, `P1+r`, `P>|`.
  private var isMarked = false

  init(_ kind: Kind = .other) {
    self.kind = kind
    hasHead = kind == .other
  }

  /// Takes a byte; false where no string of its kind can go on like that, so that it never was one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard hasHead || takeHead(byte) else { return false }
    if text.count < Self.limit { text.append(byte) }
    return true
  }

  private mutating func takeHead(_ byte: UInt8) -> Bool {
    switch (kind, byte) {
    case (.command, UInt8(ascii: ";")):
      hasHead = true
      return !text.isEmpty
    case (.command, 0x30...0x39), (.device, 0x30...0x3B), (.other, _): return true
    case (.device, 0x20...0x2F), (.device, 0x3C...0x3F):
      isMarked = true
      return true
    case (.device, 0x40...0x7E):
      hasHead = true
      return isMarked
    case (.command, _), (.device, _): return false
    }
  }

  /// What it says, where that is a reply of ours.
  var reply: TerminalReply? {
    switch kind {
    case .command where text.starts(with: "11;".utf8):
      ReportedColor(String(decoding: text.dropFirst(3), as: UTF8.self)).map { .background($0) }
    case .device where text == Self.trueColor || text.starts(with: Self.trueColor + "=".utf8):
      .trueColor
    case .device where text.starts(with: ">|".utf8):
      HyperlinkTerminals.include(Array(text.dropFirst(2))) ? .hyperlinks : nil
    case .command, .device, .other: nil
    }
  }
}
