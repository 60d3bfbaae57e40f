import Basics
import Portraits
import SquadCore
import TerminalKit

/// A picture or tile of an entry among the lines of a detail.
struct DetailTile: Equatable, Sendable {
  /// Top line and left column.
  var line: Int
  var column: Int
  let size: Size
  let id: EntryID
  let title: String
  /// Text in place of the title's initials.
  var sign: String?
  /// Nil if the tile is all there is.
  var picture: Picture?
  var portrait: PortraitSubject?
  /// Name that determines the tile's colour; nil: the title.
  var ground: String?
  /// Whether to draw large letters if they fit.
  var hasLargeLetters = true
  /// Position of the member's star, from the upper left; nil: no star.
  var star: Point?
}
