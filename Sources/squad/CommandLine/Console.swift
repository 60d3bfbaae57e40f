import CLibrary
import PlainText
import SquadCore
import SquadWords
import SystemKit

/// Results go to standard output, everything else to standard error. Cleans all text line by line.
/// Failing to write a result is an error; failing to write a message isn't.
enum Console {
  /// Prints a result's lines, keeping tabs between columns; returns whether their reader is still
  /// there.
  @discardableResult
  static func print(_ lines: [String]) throws(CommandError) -> Bool {
    try result(lines.reduce(into: "") { $0 += cleaned($1) + "\n" })
  }

  /// Prints a result of one line.
  static func print(_ line: String) throws(CommandError) { try print([line]) }

  /// Prints squad's own text, such as JSON, unchanged; returns whether its reader is still there.
  @discardableResult
  static func print(verbatim text: String) throws(CommandError) -> Bool { try result(text + "\n") }

  /// Prints a result's bytes unchanged; returns whether their reader is still there.
  static func print(bytes: [UInt8]) throws(CommandError) -> Bool { try result(bytes) }

  /// A text of any lines as a terminal may have it.
  static func shown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { cleaned(String($0)) }
      .joined(separator: "\n")
  }

  /// Prints a message of one line, after squad's name unless the sentence begins with it.
  static func say(_ line: String) {
    let name = line.hasPrefix("squad ") ? "" : "squad: "
    _ = write(Array((name + cleaned(line) + "\n").utf8), to: 2)
  }

  /// Prints a message only on a terminal: scripts take text on standard error for a failure.
  static func remark(_ line: @autoclosure () -> String) {
    if isatty(STDERR_FILENO) == 1 { say(line()) }
  }

  private static func result(_ text: String) throws(CommandError) -> Bool {
    try result(Array(text.utf8))
  }

  private static func result(_ bytes: [UInt8]) throws(CommandError) -> Bool {
    switch write(bytes, to: 1) {
    case nil: return true
    // The reader has closed the pipe, and wants no more.
    case EPIPE: return false
    case EBADF: throw CommandError { $0.unwritableResult(nil) }
    case let code?: throw CommandError { $0.unwritableResult($0.systemReason(code)) }
    }
  }

  private static func cleaned(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { PlainText.line(String($0)) }.joined(separator: "\t")
  }

  /// Writes bytes; returns the error's code, or nil.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    systemWriteAll(descriptor, bytes, waits: true)?.code
  }
}

/// Failure of a command, with its one line in the user's language.
struct CommandError: Error {
  let line: @Sendable (Strings) -> String
  let status: ExitStatus

  init(status: ExitStatus = .failure, _ line: @escaping @Sendable (Strings) -> String) {
    self.status = status
    self.line = line
  }
}

extension Strings {
  /// The system's reason for an `errno`, with advice where there is some.
  func systemReason(_ code: Int32) -> String {
    code == EMFILE ? text(of: StorageError.tooManyFiles) : SystemError(code: code).reason
  }
}

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
    if !buffer.isEmpty { isRead = try Console.print(bytes: buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The lines of standard input, read as they are asked for.
struct InputLines {
  /// Bytes of the longest line; ids are far shorter.
  private static let limit = 65_536

  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// The next line without its end, broken UTF-8 replaced; nil at the end of the input. Throws if
  /// reading fails or a line is too long.
  mutating func next() throws(CommandError) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      if hasEnded {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
      }
      guard buffer.count < Self.limit else { throw Self.problem(SystemError(code: EMSGSIZE)) }
      var chunk = [UInt8](repeating: 0, count: 4_096)
      let count = systemRead(STDIN_FILENO, &chunk)
      if count < 0, errno == EAGAIN || errno == EINTR {
        // Another program may have made the input non-blocking.
        var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&polled, 1, -1)
        continue
      }
      guard count >= 0 else { throw Self.problem(.last) }
      hasEnded = count == 0
      buffer += chunk.prefix(count)
    }
  }

  private static func problem(_ error: SystemError) -> CommandError {
    CommandError { $0.unreadableIDs(error.reason) }
  }
}

/// Standard input, output and error, and the signals about writing.
enum StandardStreams {
  /// Turns signals about writing into errors with a reason, and fills closed streams, so that no
  /// file of squad's takes their place. Call before anything is opened.
  static func prepare() {
    // For a file at its size limit (ulimit -f), and for a reader that has left.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // Opened in the opposite mode, so that using it still fails. The lowest free number is this
      // one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
