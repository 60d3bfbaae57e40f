/// Why there is no terminal to draw on; all but the last are wrong usage (exit 2). Its words are the
/// caller's.
package enum TerminalError: Error, Equatable {
  /// Standard input or output is something else.
  case notATerminal
  /// `TERM=dumb` can't place a cursor.
  case dumb
  /// No terminfo entry could be used.
  case unusable
  /// The system refused something, by its `errno`: not the terminal's fault.
  case refused(Int32)
}
