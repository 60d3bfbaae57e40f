/// How squad was left.
package enum ExitReason: Equatable, Sendable {
  /// By a key.
  case quit
  /// The terminal went away, or SIGHUP said so.
  case hungUp
  /// SIGTERM.
  case terminated

  /// The exit status that says so.
  package var status: Int32 {
    switch self {
    case .quit: 0
    case .hungUp: 129
    case .terminated: 143
    }
  }
}
