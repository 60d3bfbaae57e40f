/// Reason why the terminal is treated as another one than `TERM` says.
package enum TerminalNote: Hashable, Sendable {
  /// `TERM` is not set.
  case unset(used: String)
  /// There is no such terminfo entry.
  case unknown(_ term: String, used: String)
}
