#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why there is no terminal to draw on; all but the last are wrong usage (exit 2).
package enum TerminalError: Error, Equatable {
  /// Standard input or output is something else.
  case notATerminal
  /// `TERM=dumb` can't place a cursor.
  case dumb
  /// No terminfo entry could be used.
  case unusable(String)
  /// The system refused something, by its `errno`: not the terminal's fault.
  case refused(Int32)

  /// One line for the user: what is wrong and what to do.
  package var message: String {
    switch self {
    case .notATerminal: "squad needs a terminal; over SSH use ssh -t"
    case .dumb: "squad needs a terminal that can move the cursor; TERM=dumb can't"
    case .unusable(let reason): "squad can't use this terminal: \(reason)"
    case .refused(let code): String(cString: strerror(code))
    }
  }
}
