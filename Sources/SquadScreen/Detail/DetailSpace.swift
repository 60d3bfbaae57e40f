import Basics
import SquadCore
import TerminalKit

/// What a detail's layout has to know of its pane.
struct DetailSpace: Equatable, Sendable {
  /// Columns of running text.
  let columns: Int
  /// Columns of what stands side by side.
  let allColumns: Int
  /// The box at the upper left, for a picture where its list has some; nil where the initials have
  /// to do.
  var box: Size?
  /// What stands in the box's upper left while there is no picture.
  var tile: Size?
  /// The room for each picture of a gallery; nil where names have to do.
  var cover: Size?
  /// How many rows the text has beside the box; nil: as many as it takes.
  var textRows: Int?
  /// Who it can be compared with; nil where there is nobody.
  var partner: String?
  /// The key for it; nil where none is bound.
  var compareKey: DetailKey?
  /// What the entry shares with the squad.
  var overlap: SharedList?
  /// Whether there are rows for blank lines.
  var isSpacious = false
  /// Whether the empty part of a bar is told by its sign, for want of a colour.
  var hasPlainTracks = false

  /// Panes of fewer rows have less room for text.
  private static let rowsForText = 24
  private static let mostTextRows = 7
  private static let rowsForSpace = 34
  private static let rowsForTiles = 44
  private static let columnsForTwo = 92

  init(columns: Int) {
    self.columns = min(columns, DetailLayout.widest)
    allColumns = columns
  }

  init(of detail: Detail, sendsPictures: Bool, in screen: ScreenLayout, _ context: RenderContext) {
    self.init(columns: max(screen.detail.columns - 2 * DetailLayout.margin, 0))
    let rows = screen.detail.rows
    hasPlainTracks = context.theme.hasPlainTracks
    isSpacious = rows >= Self.rowsForSpace
    // A chart needs the rows for itself.
    guard detail.quote == nil, detail.series == nil else { return }
    textRows = rows >= Self.rowsForText ? Self.mostTextRows : 5
    tile = PicturePlace.tile(in: screen, context)
    guard let tile else { return }
    box = sendsPictures ? PicturePlace.picture(in: screen, context) ?? tile : tile
    // A tile says no more than the title beside it, and costs a tenth of a key's bytes: only where
    // there would be nothing else.
    cover =
      sendsPictures
      ? PicturePlace.cover(in: screen, context) : rows >= Self.rowsForTiles ? tile : nil
  }

  /// Where what stands beside the box begins.
  var indent: Int { box.map { $0.columns + PicturePlace.gap } ?? Self.initials }

  /// Columns of the initials where there is no box, with the gap behind them.
  private static let initials = 6

  var hasRowsForText: Bool { textRows == Self.mostTextRows }

  /// Columns beside the box: of text, and of what has columns of its own.
  var besideColumns: Int { min(max(allColumns - indent, 0), DetailLayout.widest) }

  /// Whether facts stand in two columns.
  var isDouble: Bool { allColumns >= Self.columnsForTwo }
}
