import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Divides the comparison pane: a picture at each end and mirrored bars between; bars alone in
/// fewer columns; in fewer still, one hero below the other.
package struct CompareLayout: Equatable, Sendable {
  /// Minimum columns for pictures, and for two heroes side by side.
  static let columnsForPictures = 90
  static let columnsForTwo = 60
  /// Minimum screen columns for a position in words in the footer.
  static let columnsForPosition = 110
  static let margin = 2

  /// The space for each picture or its tile, and the tile's size.
  let box: Size?
  let tile: Size?
  /// Whether pictures are requested, and whether squad's own ones replace missing ones.
  let sendsPictures: Bool
  let showsPortraits: Bool
  let labelColumns: Int
  let numberColumns: Int
  /// Columns beside a bar: gap, number, gap, winner's glyph, and the gap to the label.
  let besideBar: Int
  /// Cells of each bar.
  let cells: Int
  let isStacked: Bool

  private static let cells = (maximum: 40, besidePictures: 8, minimum: 3)
  /// Columns for labels and numbers while no stats are known.
  private static let usualLabel = 12
  private static let usualNumber = 3
  /// The part of the pane that a user's labels may take, which can be whole questions.
  private static let partForLabels = 3

  init(_ state: AppState, _ screen: ScreenLayout, _ context: RenderContext) {
    let pane = screen.comparison
    let strings = context.strings
    let bars = CompareLayout.labels(
      state.loadedDetail.map { strings.spelled($0) },
      state.comparedDetail.map { strings.spelled($0) })
    let widest = bars.map { PlainText.width(of: $0) }.max() ?? Self.usualLabel
    labelColumns = min(widest, max(pane.columns / Self.partForLabels, Self.usualLabel))
    let values = [state.loadedDetail, state.comparedDetail].flatMap { $0?.bars ?? [] }
    let longest = values.map { strings.number($0.value).utf8.count }.max() ?? 0
    numberColumns = max(longest, Self.usualNumber)
    besideBar = numberColumns + 4
    isStacked =
      pane.columns < Self.columnsForTwo && pane.rows - 1 >= CompareRows.stacked(stats: bars.count)
    let minimumBetween = labelColumns + 2 * (besideBar + Self.cells.besidePictures)
    let hasPictures = pane.columns >= Self.columnsForPictures
    tile = hasPictures ? PictureBox.comparedTile(in: screen) : nil
    let sends = state.selectedID.map { state.sendsPictures($0.catalogue) } == true
    let draws = context.showsPortraits && state.loadedDetail?.portrait != nil
    let largeBox =
      hasPictures && (sends || draws)
      ? PictureBox.compared(
        columns: pane.columns - 2 * (Self.margin + 1), between: minimumBetween, in: screen, context)
      : nil
    sendsPictures = sends && largeBox != nil
    showsPortraits = draws && largeBox != nil
    box = largeBox ?? tile
    cells =
      isStacked
      ? max(min(pane.columns - Self.margin - labelColumns - besideBar - 3, Self.cells.maximum), 0)
      : Self.cells(in: Self.middle(of: pane, box).columns - labelColumns - 2 * besideBar)
  }

  /// The size to request pictures in; nil if none are requested.
  var pictureBox: Size? { sendsPictures ? box : nil }

  private static func cells(in available: Int) -> Int {
    let count = min(available / 2, cells.maximum)
    return count < cells.minimum ? 0 : count
  }

  /// The columns of the names; between pictures, those of the stats.
  func names(of area: Rect) -> Rect {
    guard box != nil else { return Self.middle(of: area, nil) }
    let width = labelColumns + 2 * (cells + besideBar)
    return area.columns(from: (area.columns - width) / 2, count: width)
  }

  /// The columns between the pictures.
  func middle(of area: Rect) -> Rect { Self.middle(of: area, box) }

  /// The columns between the pictures; without pictures, all but the outermost.
  private static func middle(of area: Rect, _ box: Size?) -> Rect {
    let side = box.map { margin + $0.columns + 1 } ?? 1
    return area.inset(left: side, right: side)
  }

  /// The stats' labels: the template's, else those of both heroes.
  package static func labels(_ left: Detail?, _ right: Detail?) -> [String] {
    for detail in [left, right].compactMap(\.self) where !detail.template.bars.isEmpty {
      return detail.template.bars
    }
    return union((left?.bars ?? []).map(\.label), (right?.bars ?? []).map(\.label))
  }

  /// The labels of the compared facts: the template's, else those of both heroes.
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

/// The rows of a comparison's parts, counted from the top of its pane. The names and the score stay
/// in view; what doesn't fit below them scrolls.
struct CompareRows: Equatable {
  var name = 0
  /// Whether the score takes three rows, from the names' one on, and subtitles are shown.
  var hasLargeScore = true
  /// First row of the bars, and of what scrolls.
  var bars = 4
  /// Rows from one bar to the next.
  var step = 1
  let sum: Int
  let facts: Int
  /// Whether the facts start below the pictures, where they are wider than the bars.
  let areFactsBelow: Bool
  /// The row after the last.
  let end: Int

  /// Two heroes side by side: with blank rows between the bars if everything fits so. `pictures` is
  /// the number of rows of the pictures, with a blank one above and below; 0 without any.
  init(rows: Int, stats: Int, facts count: Int, pictures: Int) {
    let compact = stats + 7 + count
    if rows >= compact + stats {
      (name, bars, step) = (1, 5, 2)
    } else if rows > compact {
      (name, bars) = (1, 5)
    } else if rows < stats + 6 {
      (hasLargeScore, bars) = (false, rows >= stats + 3 ? 2 : 1)
    }
    let last = bars + stats * step
    sum = last + (step == 2 || !hasLargeScore && rows < stats + 5 ? 0 : 1)
    areFactsBelow = max(sum + 2, pictures) + count <= rows
    facts = areFactsBelow ? max(sum + 2, pictures) : sum + 2
    end = facts + count
  }

  /// Rows for two heroes one below the other, each a name and the stats.
  static func stacked(stats: Int) -> Int { 2 * (stats + 1) }
}
