import SquadCore

/// An action of this run, and what it cost.
package struct ActionRecord: Sendable {
  /// From 1.
  let number: Int
  /// Milliseconds since 1970 in UTC.
  let time: Int
  package let label: ActionLabel
  /// Its own effects; for the last action of a turn, those of the turn's end, too.
  var effects: [Effect] = []
  /// How long it took to reduce.
  package internal(set) var microseconds = 0
  /// What the turn's frame took on the wire, and how long it took to draw: of the turn's first
  /// action that somebody took, else of its first; nil for the others.
  var frame: FrameCost?

  struct FrameCost: Sendable {
    let bytes: Int
    let microseconds: Int
  }
}
