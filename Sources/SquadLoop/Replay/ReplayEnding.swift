/// Why a replay ended.
package enum ReplayEnding: Equatable, Sendable {
  /// Somebody pressed a key.
  case takenOver
  /// The session beside it has something to say at once.
  case interrupted
  /// After the recording's last event, where nobody is waited for.
  case over
  /// The program is to end.
  case left(ExitReason)
}
