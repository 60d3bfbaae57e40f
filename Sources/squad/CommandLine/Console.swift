import CLibrary
import PlainText
import SquadCore
import SquadWords
import SystemKit

/// Results go to standard output, everything else to standard error. Cleans all text line by line.
/// Failing to write a result is an error; failing to write a message isn't.
enum Console {
  /// Prints a result's lines, keeping tabs between columns.
  static func print(_ lines: [String]) throws(CommandError) {
    try result(lines.reduce(into: "") { $0 += cleaned($1) + "\n" })
  }

  /// Prints a result of one line.
  static func print(_ line: String) throws(CommandError) { try print([line]) }

  /// Prints squad's own text, such as JSON, unchanged.
  static func print(verbatim text: String) throws(CommandError) { try result(text + "\n") }

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

  private static func result(_ text: String) throws(CommandError) {
    _ = try result(Array(text.utf8))
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
