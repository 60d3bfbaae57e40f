import Basics
import SquadCore
import TerminalKit

/// How much room pictures have in the detail pane.
enum PicturePlace {
  /// The fewest columns and rows of a pane in which a picture leaves room for the text.
  private static let fewest = Size(columns: 44, rows: 14)
  private static let rows = 6...12
  /// A badge needs no more than its initials and a border.
  private static let badge = Size(columns: 10, rows: 3)

  /// The room for a picture; nil where there is none. Upright, three wide to four high, in cells
  /// that are twice as high as wide.
  static func box(in pane: Rect, _ context: RenderContext) -> Size? {
    guard context.showsPictures, pane.columns >= fewest.columns, pane.rows >= fewest.rows else {
      return nil
    }
    let rows = min(max(pane.rows / 3, rows.lowerBound), rows.upperBound)
    return Size(columns: rows * 3 / 2, rows: rows)
  }

  /// Rows of a pane in which covers leave room for the text.
  private static let rowsForCovers = 28

  /// The room for the cover of a comic that a detail names; nil where there is none.
  static func cover(in pane: Rect, _ context: RenderContext) -> Size? {
    guard pane.rows >= rowsForCovers, box(in: pane, context) != nil else { return nil }
    return Size(columns: 9, rows: 6)
  }

  /// The box beside a detail's head: for its picture, or for a badge where it has none. A chart
  /// needs the rows for itself.
  static func box(of detail: Detail, in pane: Rect, _ context: RenderContext) -> Size? {
    guard detail.series == nil, let box = box(in: pane, context) else { return nil }
    return detail.picture == nil ? badge : box
  }
}
