/// Reason why there is no terminal to draw on. All but the last are wrong usage (exit 2); the
/// caller words it.
package enum TerminalError: Error, Equatable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// `TERM=dumb` can't place the cursor.
  case dumb
  /// No terminfo entry is usable.
  case unusable
  /// The system refused, with its `errno`.
  case refused(Int32)
}
