import PlainText
import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Results on standard output, everything else on standard error. Both are sinks: whatever they are
/// given is cleaned, line by line. A result that can't be written is a failure; what can't be said
/// about it is not.
enum Console {
  /// Prints the lines of a result. Tabs between columns stay.
  static func print(_ lines: [String]) throws(CommandFailure) {
    try result(lines.reduce(into: "") { $0 += cleaned($1) + "\n" })
  }

  /// Prints a result of one line.
  static func print(_ line: String) throws(CommandFailure) { try print([line]) }

  /// Prints a text of our own, such as JSON, as it is.
  static func print(verbatim text: String) throws(CommandFailure) { try result(text + "\n") }

  /// Says one line about what happened; a sentence that begins with squad's name gets no other.
  static func say(_ line: String) {
    _ = write((line.hasPrefix("squad ") ? "" : "squad: ") + cleaned(line) + "\n", to: 2)
  }

  private static func result(_ text: String) throws(CommandFailure) {
    switch write(text, to: 1) {
    // A reader that has seen enough and gone away has lost nothing.
    case nil, EPIPE: return
    case EBADF: throw CommandFailure { $0.unwritableResult(nil) }
    case let code?:
      throw CommandFailure { $0.unwritableResult($0.systemReason(code)) }
    }
  }

  private static func cleaned(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { PlainText.line(String($0)) }.joined(separator: "\t")
  }

  /// The error's code that stopped it; nil where nothing did.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    systemWriteAll(descriptor, Array(text.utf8), waits: true)?.code
  }
}
