import SquadCore

/// The reason why the loop ended.
package enum ExitReason: Equatable, Sendable {
  /// A key.
  case quit
  /// Enter in a picker, with the chosen entries.
  case chosen([EntryID])
  /// The terminal is gone, or SIGHUP.
  case hungUp
  /// SIGTERM.
  case terminated
  /// SIGXCPU: the limit of CPU time is reached.
  case exhausted

  /// The process's exit status; a picker without a choice has failed.
  package var status: Int32 {
    switch self {
    case .quit: 0
    case .chosen(let ids): ids.isEmpty ? 1 : 0
    case .hungUp: 129
    case .terminated: 143
    case .exhausted: 152
    }
  }
}
