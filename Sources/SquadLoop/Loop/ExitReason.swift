import SquadCore
import SquadWords

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
  package var status: ExitStatus {
    switch self {
    case .quit: .success
    case .chosen(let ids): ids.isEmpty ? .failure : .success
    case .hungUp: .hungUp
    case .terminated: .terminated
    case .exhausted: .exhausted
    }
  }
}
