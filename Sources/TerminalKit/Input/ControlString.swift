/// A control string while it arrives, kept up to a reply's length.
struct ControlString: Sendable {
  /// Kind by introducer.
  enum Kind: Sendable {
    /// Operating system command (OSC): a number, a semicolon, a text.
    case command
    /// Device control string (DCS): parameters, a reply's mark, a final byte, a text.
    case device
    case other

    /// - Parameter introducer: the byte after Escape.
    init(introducer: UInt8?) {
      switch introducer {
      case UInt8(ascii: "]"): self = .command
      case UInt8(ascii: "P"): self = .device
      default: self = .other
      }
    }
  }

  private static let limit = 64

  /// A positive reply about the capability `RGB`, in hexadecimal, perhaps followed by a value.
  private static let trueColor = Array("1+r524742".utf8)

  private let kind: Kind
  private var text: [UInt8] = []
  /// Whether the part before the text is complete.
  private var hasHead: Bool
  /// Whether a device control string's head is that of a reply: `P1$r`, `P1+r`, `P>|`.
  private var isMarked = false

  init(_ kind: Kind = .other) {
    self.kind = kind
    hasHead = kind == .other
  }

  /// Takes a byte; false if it can't occur here in such a string, so these bytes aren't one.
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

  /// The reply in it; nil if it isn't one of ours.
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

/// Beginnings of pending replies, and of mouse reports among them.
enum ReplyPrefix {
  enum Match {
    case none
    /// May become a reply.
    case partial
    /// Can't begin a key or text.
    case whole
  }

  /// OSC 11, DECRPM and DA1, XTGETTCAP's yes and no, XTVERSION, the mouse.
  private static let all = [
    "\u{1B}]11;", "\u{1B}[?", "\u{1B}P1+", "\u{1B}P0+", "\u{1B}P>|", "\u{1B}[<",
  ].map { Array($0.utf8) }

  static func match(_ bytes: some Collection<UInt8>) -> Match {
    for beginning in all {
      if bytes.starts(with: beginning) { return .whole }
      if beginning.starts(with: bytes) { return .partial }
    }
    return .none
  }
}

/// Terminals that support links, by their name in XTVERSION's reply, since no query asks for links.
/// A terminal that doesn't reply shows the address as text.
enum HyperlinkTerminals {
  /// `kitty(0.35.1)`, `iTerm2 3.5.0`, `VTE(7600)`: all versions that reply support links.
  private static let names = [
    "contour", "foot", "ghostty", "iTerm2", "kitty", "Konsole", "mintty", "VTE", "WezTerm",
  ]

  /// - Parameter version: the reply, such as `tmux 3.4`.
  static func include(_ version: [UInt8]) -> Bool {
    let text = String(decoding: version, as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber }
    if name == "tmux" { return tmuxShowsLinks(text.dropFirst(name.count)) }
    return names.contains { name == $0 }
  }

  /// tmux passes links on from 3.4: ` 3.4`, ` 3.3a`, ` next-3.5`.
  private static func tmuxShowsLinks(_ version: Substring) -> Bool {
    let numbers = version.drop { !$0.isNumber }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
    guard let major = numbers.first else { return false }
    return major > 3 || major == 3 && numbers.count > 1 && numbers[1] >= 4
  }
}
