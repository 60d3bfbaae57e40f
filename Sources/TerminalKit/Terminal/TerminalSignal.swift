/// A signal that reached the program, as far as the loop has to act on it.
package enum TerminalSignal: Hashable, Sendable {
  /// SIGHUP: end with 129.
  case hangUp
  /// SIGTERM: end with 143.
  case terminate
  /// SIGINT from outside; the key Ctrl-C comes as a key.
  case interrupt
  /// SIGWINCH: call `resized` and draw.
  case resize
  /// SIGTSTP from outside: call `suspend`; the key Ctrl-Z comes as a key.
  case stop
  /// SIGCONT after a stop that `suspend` didn't make: call `resume` and draw.
  case resume
  /// SIGXCPU, as much of the processor as the program may have is used: end with 152.
  case exhausted
}
