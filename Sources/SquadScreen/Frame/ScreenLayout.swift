import Basics
import SquadCore
import TerminalKit

/// Where everything stands: a pure function of the state and the size.
package struct ScreenLayout: Equatable, Sendable {
  /// Smaller than this there is only a line that says so.
  static let minimum = Size(columns: 30, rows: 10)

  let topBar: Rect
  /// The strip's rule with its title; empty where the strip hides.
  let stripTitle: Rect
  /// The members; the end of the title's own line where rows are few.
  let strip: Rect
  package let listTitle: Rect
  package let list: Rect
  /// The column between the panes, or after a grid; empty beside a list in the only pane.
  package let separator: Rect
  /// The divider between list and detail; nil where they don't stand side by side.
  let divider: DividerMetrics?
  package let detailTitle: Rect
  package let detail: Rect
  /// The room for a grid, in cells.
  let gridPane: Size
  /// The cards that the list pane shows in place of rows.
  let grid: GridMetrics?
  /// What a comparison takes with its title, over the panes; empty while there is none.
  package let comparison: Rect
  let footer: Rect
  /// The rows at the bottom that are kept free; empty where none are.
  let covered: Rect

  /// - Parameter coveredRows: how many rows at the bottom are kept free, the footer's among them.
  package init(_ state: borrowing AppState, size: Size, coveredRows: Int = 0) {
    var rest = Rect(origin: .zero, size: size)
    (rest, covered) = rest.split(bottom: coveredRows)
    (topBar, rest) = rest.split(top: 1)
    (stripTitle, strip, rest) = Self.splitStrip(rest, rows: size.rows, state.stripStyle)
    (rest, footer) = rest.split(bottom: coveredRows > 0 ? 0 : 1)
    comparison = state.comparison == nil ? .zero : rest
    let titles: Rect
    (titles, rest) = rest.split(top: 1)
    let whole = rest.split(right: 1)
    gridPane = whole.rest.size
    grid = state.wantsGrid ? GridMetrics(state.browser.level.grid.size, in: gridPane) : nil
    if grid != nil {
      (listTitle, list, separator) = (titles, whole.rest, whole.right)
      (detailTitle, detail) = (.zero, .zero)
      divider = nil
    } else if size.columns < 60 {
      let showsDetail = state.showsDetailAlone
      listTitle = showsDetail ? .zero : titles
      list = showsDetail ? .zero : rest
      detailTitle = showsDetail ? titles : .zero
      detail = showsDetail ? rest : .zero
      separator = .zero
      divider = nil
    } else {
      let metrics = Self.divider(
        of: size.columns, chosen: state.listColumns, hasQuotes: state.browser.level.hasQuotes)
      divider = state.comparison == nil ? metrics : nil
      let width = metrics.columns
      (listTitle, detailTitle) = titles.split(left: width + 1)
      let right: Rect
      (list, right) = rest.split(left: width)
      (separator, detail) = right.split(left: 1)
    }
  }

  package static func isTooSmall(_ size: Size) -> Bool {
    size.columns < minimum.columns || size.rows < minimum.rows
  }

  /// The fewest and the most columns of a list beside a detail, and the fewest of that.
  private static let listRange = 20...56
  private static let fewestDetailColumns = 30

  /// - Parameter chosen: the list's columns that somebody chose; as far as they leave room.
  private static func divider(
    of columns: Int, chosen: Int?, hasQuotes: Bool
  ) -> DividerMetrics {
    let widest = min(listRange.upperBound, columns - 1 - fewestDetailColumns)
    let range = listRange.lowerBound...max(widest, listRange.lowerBound)
    let width = chosen ?? listColumns(of: columns, hasQuotes: hasQuotes)
    return DividerMetrics(
      columns: chosen == nil ? width : min(max(width, range.lowerBound), range.upperBound),
      range: range)
  }

  /// Prices need some more room than names.
  private static func listColumns(of columns: Int, hasQuotes: Bool) -> Int {
    guard columns >= 100 else { return columns * (hasQuotes ? 45 : 40) / 100 }
    return min(max(columns * 35 / 100, hasQuotes ? 45 : 0), 50)
  }

  /// Whether the strip's members stand in the line of its title.
  var stripSharesTitle: Bool { !strip.isEmpty && strip.row == stripTitle.row }

  /// Members have two lines below the strip's title; one where rows are few, where there are fewer
  /// the end of the title's, and none where there are hardly any.
  private static func splitStrip(
    _ rest: Rect, rows: Int, _ style: StripStyle
  ) -> (Rect, Rect, Rect) {
    if rows < 12 || style == .off { return (.zero, .zero, rest) }
    let title = rest.split(top: 1)
    if rows < 16 { return (title.top, title.top, title.rest) }
    let hasTwoLines = style == .two || style == .auto && rows >= 30
    let members = title.rest.split(top: hasTwoLines ? 2 : 1)
    return (title.top, members.top, members.rest)
  }
}

extension AppState {
  /// Whether the detail is what a screen with one pane shows.
  var showsDetailAlone: Bool {
    switch focus {
    case .detail, .strip: true
    case .list, .search: false
    }
  }
}
