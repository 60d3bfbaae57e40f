/// The reason why the loop ended.
package enum ExitReason: Equatable, Sendable {
  /// A key.
  case quit
  /// The terminal is gone, or SIGHUP.
  case hungUp
  /// SIGTERM.
  case terminated
  /// SIGXCPU: the limit of CPU time is reached.
  case exhausted

  /// The process's exit status.
  package var status: Int32 {
    switch self {
    case .quit: 0
    case .hungUp: 129
    case .terminated: 143
    case .exhausted: 152
    }
  }
}
