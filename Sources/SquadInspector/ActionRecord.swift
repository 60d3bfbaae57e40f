import SquadCore

/// An action of this run and its cost.
package struct ActionRecord: Sendable {
  /// From 1.
  let number: Int
  /// Milliseconds since 1970 in UTC.
  let time: Int
  /// The action's name, as the inspector and the log show it.
  package let label: String
  /// Its own effects; for the last action of a turn, those of the turn's end, too.
  var effects: [Effect] = []
  /// Time of the reduction.
  package internal(set) var microseconds = 0
  /// Size and drawing time of the turn's frame, for the turn's first action by input, else its
  /// first; nil for the others.
  var frame: FrameCost?

  struct FrameCost: Sendable {
    let bytes: Int
    let microseconds: Int
  }
}
