import Basics
import SquadCore
import TerminalKit

/// A picture or a tile among the lines of a detail: of somebody whom it names.
struct DetailTile: Equatable, Sendable {
  /// Its topmost line, and its leftmost column.
  var line: Int
  var column: Int
  let size: Size
  let id: EntryID
  let title: String
  /// What stands for the title; nil: its initials.
  var sign: String?
  /// Nil: the tile stands for it.
  var picture: Picture?
  /// The name that the tile's colour comes from; nil: the title.
  var ground: String?
  /// Whether its letters are large where there is room for them.
  var hasLargeLetters = true
  /// Where the sign of a member stands, from the upper left; nil: nowhere.
  var star: Point?
}
