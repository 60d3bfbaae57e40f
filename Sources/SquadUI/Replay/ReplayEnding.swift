/// Why a replay ended.
package enum ReplayEnding: Equatable, Sendable {
  /// Somebody pressed a key.
  case takenOver
  /// After the recording's last event, where nobody is waited for.
  case over
  /// The program is to end.
  case left(ExitReason)
}
