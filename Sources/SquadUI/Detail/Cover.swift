import SquadCore

/// The picture of something that a detail names, or a badge, and where it stands among the lines.
struct Cover: Equatable, Sendable {
  /// Its topmost line, and its leftmost column.
  let line: Int
  let column: Int
  let title: String
  /// Nil: a badge stands for it.
  let picture: Picture?
}
