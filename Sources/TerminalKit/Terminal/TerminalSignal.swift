/// Signal that the loop acts on.
package enum TerminalSignal: Hashable, Sendable {
  /// SIGHUP: exit with 129.
  case hangUp
  /// SIGTERM: exit with 143.
  case terminate
  /// SIGINT from outside; Ctrl-C arrives as a key.
  case interrupt
  /// SIGWINCH: call `resized` and draw.
  case resize
  /// SIGTSTP from outside: call `suspend`; Ctrl-Z arrives as a key.
  case stop
  /// SIGCONT after a stop other than by `suspend`: call `resume` and draw.
  case resume
  /// SIGXCPU, the limit of processor time: exit with 152.
  case exhausted
}
