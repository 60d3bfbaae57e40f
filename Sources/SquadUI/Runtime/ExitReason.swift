/// Why the loop ended.
package enum ExitReason: Equatable, Sendable {
  /// By a key.
  case quit
  /// The terminal is gone, or SIGHUP.
  case hungUp
  /// SIGTERM.
  case terminated

  /// The process's exit status.
  package var status: Int32 {
    switch self {
    case .quit: 0
    case .hungUp: 129
    case .terminated: 143
    }
  }
}
