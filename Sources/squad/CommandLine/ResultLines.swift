import CLibrary

/// A result of any number of texts, each with its end, written in large pieces.
struct ResultLines {
  /// Newline or NUL.
  private let end: UInt8
  /// A terminal gets no text that could steer it.
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private var buffer: [UInt8] = []
  /// Whether somebody still reads, so that more is worth making.
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
