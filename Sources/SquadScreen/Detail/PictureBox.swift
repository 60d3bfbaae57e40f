import Basics
import SquadCore
import TerminalKit

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
