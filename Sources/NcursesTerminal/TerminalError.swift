/// Why there is no terminal to draw on; all of them are wrong usage (exit 2).
package enum TerminalError: Error, Equatable {
  /// Standard input or output is something else.
  case notATerminal
  /// `TERM=dumb` can't place a cursor.
  case dumb
  /// No terminfo entry could be used, or the system refused something.
  case unusable(String)

  /// One line for the user: what is wrong and what to do.
  package var message: String {
    switch self {
    case .notATerminal: "squad needs a terminal; over SSH use ssh -t"
    case .dumb: "squad needs a terminal that can place its cursor; TERM=dumb can't"
    case .unusable(let reason): "squad can't use this terminal: \(reason)"
    }
  }
}
