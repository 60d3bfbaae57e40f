/// The text of a control string while it comes in, as much of it as a reply can be.
struct ControlString: Sendable {
  private static let limit = 64

  /// Whether it is an operating system command (OSC): a number, a semicolon, a text.
  private let isCommand: Bool
  private var text: [UInt8] = []
  private var hasNumber = false

  init(isCommand: Bool = false) { self.isCommand = isCommand }

  /// Takes a byte of its text; false where no command can go on like that, so that it never was one.
  mutating func take(_ byte: UInt8) -> Bool {
    if isCommand, !hasNumber {
      if byte == UInt8(ascii: ";"), !text.isEmpty {
        hasNumber = true
      } else if !(0x30...0x39).contains(byte) {
        return false
      }
    }
    if text.count < Self.limit { text.append(byte) }
    return true
  }

  /// What it says, where that is a reply of ours.
  var reply: TerminalReply? {
    guard isCommand, text.starts(with: "11;".utf8) else { return nil }
    return ReportedColor(String(decoding: text.dropFirst(3), as: UTF8.self))
      .map { .background($0) }
  }
}
