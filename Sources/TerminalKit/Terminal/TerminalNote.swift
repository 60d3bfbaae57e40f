/// Why the terminal is treated as another one than `TERM` says.
package enum TerminalNote: Hashable, Sendable {
  /// `TERM` is not set.
  case unset(used: String)
  /// There is no terminfo entry of that name here.
  case unknown(_ term: String, used: String)
  /// Exact colours were asked for, and ncurses can't send them here.
  case noExactColors(used: String)
}
