import CLibrary

/// A result of any number of texts, each with its end, written in large pieces.
struct ResultLines {
  /// Newline or NUL.
  private let end: UInt8
  /// Whether to clean the text of control characters, which would steer a terminal.
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private var buffer: [UInt8] = []
  /// False once the reader has closed the pipe, so that making more is useless.
  private(set) var isRead = true

  init(end: UInt8) { self.end = end }

  mutating func add(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: (isTerminal ? Console.shown(text) : text).utf8)
    buffer.append(end)
    if buffer.count > 1 << 16 { try flush() }
  }

  mutating func flush() throws(CommandError) {
    isRead = try Console.print(bytes: buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
