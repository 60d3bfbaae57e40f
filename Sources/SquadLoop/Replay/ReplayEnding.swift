/// The reason why a replay ended.
package enum ReplayEnding: Equatable, Sendable {
  /// A key was pressed.
  case takenOver
  /// The session in the background has an urgent message.
  case interrupted
  /// After the last event of a recording without an end note.
  case over
  /// The program has to end.
  case left(ExitReason)
}
