import Basics
import SquadCore
import SquadWords
import TerminalKit

/// The space that a detail's layout has in its pane.
struct DetailSpace: Equatable, Sendable {
  /// Columns of running text.
  let columns: Int
  /// Columns of parts side by side.
  let allColumns: Int
  /// The box at the upper left, for a picture if the catalogue has some; nil if only initials fit.
  var box: Size?
  /// The tile in the box's upper left while there is no picture.
  var tile: Size?
  /// The size of each picture in a gallery; nil if only names fit.
  var cover: Size?
  /// Whether squad's own picture replaces a missing one.
  var hasPortrait = false
  /// The size of the portraits of entries in a section; nil: small tiles.
  var face: Size?
  /// The pane's rows, for parts that fill them; nil without a portrait: then every part keeps its
  /// position from entry to entry, which costs fewer bytes.
  var rows: Int?
  /// Rows of text beside the box; nil for as many as it needs.
  var textRows: Int?
  /// Name of the member to compare with; nil if there is none.
  var partner: String?
  /// The key that compares; nil if none is bound.
  var compareKey: DetailKey?
  /// Overlap between the entry and the squad; nil if there is none.
  var overlap: SharedList?
  /// Whether there are rows for blank lines.
  var isSpacious = false
  /// Whether a bar's empty part has its own character, for want of a colour.
  var hasPlainTracks = false

  /// Minimum rows of the pane for the full number of text rows.
  private static let rowsForText = 24
  private static let maximumTextRows = 7
  /// Rows beside the box for the sections, what the squad shares, and blank lines.
  private static let rowsBelowText = 7
  private static let faceSize = Size(columns: 10, rows: 7)
  private static let rowsForSpace = 34
  private static let rowsForTiles = 44
  private static let columnsForTwo = 92
  private static let columnsForChart = 40

  init(columns: Int) {
    self.columns = min(columns, DetailLayout.widest)
    allColumns = columns
  }

  init(of detail: Detail, sendsPictures: Bool, in screen: ScreenLayout, _ context: RenderContext) {
    self.init(columns: max(screen.detail.columns - 2 * DetailLayout.margin, 0))
    let rows = screen.detail.rows
    hasPlainTracks = context.theme.hasPlainTracks
    isSpacious = rows >= Self.rowsForSpace
    let picture = PictureBox.picture(in: screen, context, isCoin: detail.isPrice)
    hasPortrait = context.showsPortraits && detail.portrait != nil && picture != nil
    // A chart needs all rows, unless a coin replaces the rate.
    guard !detail.isPrice || hasPortrait else { return }
    textRows = rows >= Self.rowsForText ? Self.maximumTextRows : 5
    tile = PictureBox.tile(in: screen)
    guard let tile else { return }
    box = sendsPictures || hasPortrait ? picture ?? tile : tile
    if hasPortrait {
      // The last row is the attribution's.
      self.rows = rows - 1
      textRows = textRows.map { max($0, (box?.rows ?? 0) - Self.rowsBelowText) }
      if rows >= Self.rowsForSpace { face = Self.faceSize }
    }
    // A tile repeats the title beside it and costs a tenth of a key's bytes, so it is drawn only on
    // tall panes without pictures.
    cover =
      sendsPictures || hasPortrait
      ? PictureBox.cover(in: screen, context) : rows >= Self.rowsForTiles ? tile : nil
  }

  /// Sizes for the portraits in a section, the largest first: films have posters.
  func pictures(in section: Section) -> [Size] {
    let posters = section.style == .rows ? [cover].compactMap { $0 } : []
    return face.map { posters + [$0] } ?? []
  }

  /// First column of the part beside the box.
  var indent: Int { if let box { box.columns + PictureBox.gap } else { Self.initials } }

  /// Columns of the initials with the gap after them, if there is no box.
  private static let initials = 6

  var hasRowsForText: Bool { textRows == Self.maximumTextRows }

  /// Columns beside the box.
  var besideColumns: Int { min(max(allColumns - indent, 0), DetailLayout.widest) }

  /// Whether a chart fits beside the coin of a currency without a rate.
  var hasChartBeside: Bool { box != nil && besideColumns >= Self.columnsForChart }

  /// Whether facts are in two columns.
  var isDouble: Bool { allColumns >= Self.columnsForTwo }
}

/// A key that a detail shows as a cap, with its label.
struct DetailKey: Equatable, Sendable {
  let key: Key
  let name: String
}

extension DetailKey {
  /// The key bound to a command; nil if none is.
  init?(_ command: Command, _ context: RenderContext) {
    guard let key = context.strings.keymap.shown(command) else { return nil }
    self.init(key: key, name: context.strings.name(of: key))
  }
}

/// The size of pictures and tiles in the detail pane: by its rows, one step smaller if too few
/// columns would remain beside it.
enum PictureBox {
  /// Columns between a picture and the text beside it.
  static let gap = 3
  /// Minimum columns beside a picture, and beside a tile.
  private static let columnsBesidePicture = 27
  private static let columnsBesideTile = 18

  private static let steps: [(rows: Int, size: Size)] = [
    (44, Size(columns: 33, rows: 22)), (34, Size(columns: 24, rows: 16)),
    (24, Size(columns: 18, rows: 12)), (18, Size(columns: 15, rows: 10)),
  ]
  private static let largeTile = Size(columns: 12, rows: 5)
  private static let smallTile = Size(columns: 10, rows: 4)
  private static let rowsForLargeTile = 24
  private static let rowsForTile = 12

  /// The size of a picture; nil if only a tile fits. `isCoin` tells whether the text beside it is
  /// as short as beside a tile.
  static func picture(
    in screen: ScreenLayout, _ context: RenderContext, isCoin: Bool = false
  ) -> Size? {
    guard context.showsPictures else { return nil }
    let rows = screen.detail.rows
    let step = steps.first { step in
      rows >= step.rows
        && columns(beside: step.size, in: screen.detail)
          >= (isCoin ? columnsBesideTile : columnsBesidePicture)
    }
    return step?.size
  }

  /// The size of each picture at the ends of a comparison pane; nil if only tiles fit. `between` is
  /// the minimum of columns between the two.
  static func compared(
    columns: Int, between: Int, in screen: ScreenLayout, _ context: RenderContext
  ) -> Size? {
    guard context.showsPictures else { return nil }
    let rows = screen.detail.rows
    return steps.first { rows >= $0.rows && columns - 2 * $0.size.columns >= between }?.size
  }

  /// The tile at each end of a comparison; nil if only names fit.
  static func comparedTile(in screen: ScreenLayout) -> Size? {
    let rows = screen.detail.rows
    guard rows >= rowsForTile else { return nil }
    return rows >= rowsForLargeTile ? largeTile : smallTile
  }

  /// The tile of an entry without a picture; nil if only initials fit.
  static func tile(in screen: ScreenLayout) -> Size? {
    comparedTile(in: screen).flatMap {
      columns(beside: $0, in: screen.detail) >= columnsBesideTile ? $0 : nil
    }
  }

  /// The size of a comic's cover in a detail, the smallest in which a face is recognisable; nil if
  /// it doesn't fit.
  static func cover(in screen: ScreenLayout, _ context: RenderContext) -> Size? {
    guard screen.detail.rows >= 34, picture(in: screen, context) != nil else { return nil }
    return Size(columns: 15, rows: 9)
  }

  private static func columns(beside size: Size, in pane: Rect) -> Int {
    pane.columns - DetailLayout.margin - size.columns - gap
  }
}
