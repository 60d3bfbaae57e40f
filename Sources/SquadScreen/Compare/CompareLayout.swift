import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// How a comparison divides its pane: a picture at each end with mirrored bars between them; in few
/// columns bars alone, in fewer one hero below the other.
struct CompareLayout: Equatable, Sendable {
  /// Columns from which there are pictures, and from which two heroes stand side by side.
  static let columnsForPictures = 90
  static let columnsForTwo = 60
  /// Of the screen, from which the footer has room for more than numbers.
  static let columnsForPosition = 110
  static let margin = 2
  static let numberColumns = 3
  /// Beside a bar: a gap, the number, a gap, the sign of the better one, and the gap to the label.
  static let besideBar = numberColumns + 4

  /// The room of each picture, which a tile may stand in, and whether it is one for pictures.
  let box: Size?
  let tile: Size?
  let sendsPictures: Bool
  let labelColumns: Int
  /// Of each bar.
  let cells: Int
  let isStacked: Bool

  private static let cells = (most: 40, narrow: 8, fewest: 3)
  /// Columns of the labels where nothing is known of them.
  private static let usualLabel = 12
  /// Columns of names where there are no pictures.
  private static let widestNames = 66

  init(_ state: AppState, _ screen: ScreenLayout, _ context: RenderContext) {
    let pane = screen.comparison
    let strings = context.strings
    let bars = CompareLayout.labels(
      state.loadedDetail.map { strings.spelled($0) },
      state.comparedDetail.map { strings.spelled($0) })
    labelColumns = bars.map { PlainText.width(of: $0) }.max() ?? Self.usualLabel
    isStacked =
      pane.columns < Self.columnsForTwo && pane.rows - 1 >= CompareRows.stacked(stats: bars.count)
    let least = labelColumns + 2 * (Self.besideBar + Self.cells.narrow)
    let hasPictures = pane.columns >= Self.columnsForPictures
    tile = hasPictures ? PicturePlace.comparedTile(in: screen, context) : nil
    let room =
      hasPictures && state.selectedID.map { state.sendsPictures($0.catalogue) } == true
      ? PicturePlace.compared(
        columns: pane.columns - 2 * (Self.margin + 1), between: least, in: screen, context) : nil
    sendsPictures = room != nil
    box = room ?? tile
    cells = Self.cells(
      in: Self.middle(of: pane, box).columns - labelColumns - 2 * Self.besideBar,
      isNarrow: !hasPictures, isStacked: isStacked)
  }

  /// The room for pictures; nil where none are asked for.
  var pictureBox: Size? { sendsPictures ? box : nil }

  private static func cells(in room: Int, isNarrow: Bool, isStacked: Bool) -> Int {
    if isStacked { return cells.narrow }
    let count = min(room / 2, isNarrow ? cells.narrow : cells.most)
    return count < cells.fewest ? 0 : count
  }

  /// The columns of the names: between pictures, those of the stats.
  func names(of area: Rect) -> Rect {
    guard box != nil else { return Self.middle(of: area, nil) }
    let width = labelColumns + 2 * (cells + Self.besideBar)
    return area.columns(from: (area.columns - width) / 2, count: width)
  }

  /// The columns between the pictures.
  func middle(of area: Rect) -> Rect { Self.middle(of: area, box) }

  /// The columns between the pictures; where there are none, not too far apart for names.
  private static func middle(of area: Rect, _ box: Size?) -> Rect {
    if let box {
      let side = margin + box.columns + 1
      return area.inset(left: side, right: side)
    }
    let width = min(area.columns - 2, widestNames)
    return area.columns(from: (area.columns - width) / 2, count: width)
  }

  /// The stats' labels: those of the kind, else those that there are.
  static func labels(_ left: Detail?, _ right: Detail?) -> [String] {
    for detail in [left, right].compactMap(\.self) where !detail.template.bars.isEmpty {
      return detail.template.bars
    }
    return union((left?.bars ?? []).map(\.label), (right?.bars ?? []).map(\.label))
  }

  /// The labels of the facts that are compared.
  static func factLabels(_ left: Detail?, _ right: Detail?) -> [String] {
    for detail in [left, right].compactMap(\.self) where !detail.template.comparedFacts.isEmpty {
      return detail.template.comparedFacts
    }
    return union((left?.facts ?? []).map(\.label), (right?.facts ?? []).map(\.label))
  }

  private static func union(_ first: [String], _ second: [String]) -> [String] {
    first + second.filter { !first.contains($0) }
  }
}
