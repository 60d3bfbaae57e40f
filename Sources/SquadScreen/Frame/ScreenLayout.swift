import Basics
import SquadCore
import TerminalKit

/// The areas of the screen: a pure function of the state and the size.
package struct ScreenLayout: Equatable, Sendable {
  /// A smaller screen shows only a message.
  static let minimum = Size(columns: 30, rows: 10)

  let topBar: Rect
  /// The rule with the strip's title; empty while the strip is hidden.
  let stripTitle: Rect
  /// The members; the end of the title's row if rows are few.
  let strip: Rect
  /// The rule with the list's title; empty while a single-pane screen shows the detail.
  package let listTitle: Rect
  /// The rows of the list, or a grid's cards; empty while a single-pane screen shows the detail.
  package let list: Rect
  /// The column between the panes, or right of a grid; empty on a single-pane screen.
  package let separator: Rect
  /// The divider between list and detail; nil unless they are side by side.
  let divider: DividerMetrics?
  /// The rule with the detail's title; empty if `detail` is.
  package let detailTitle: Rect
  /// The detail below its title; empty under a grid, and while a single-pane screen shows the list.
  package let detail: Rect
  /// The space for a grid, in cells.
  let gridPane: Size
  /// The cards in the list pane, in place of rows; nil without a grid.
  let grid: GridMetrics?
  /// The area of a comparison with its title, over the panes; empty without one.
  package let comparison: Rect
  let footer: Rect
  /// The reserved rows at the bottom; empty if there are none.
  let covered: Rect

  /// `coveredRows` are reserved at the bottom, the footer's included.
  package init(_ state: borrowing AppState, size: Size, coveredRows: Int = 0) {
    var rest = Rect(origin: .zero, size: size)
    (rest, covered) = rest.split(bottom: coveredRows)
    (topBar, rest) = rest.split(top: 1)
    (stripTitle, strip, rest) = Self.splitStrip(
      rest, rows: size.rows, state.picker == nil ? state.stripStyle : .off)
    (rest, footer) = rest.split(bottom: coveredRows > 0 ? 0 : 1)
    comparison = state.comparison == nil ? .zero : rest
    let titles: Rect
    (titles, rest) = rest.split(top: 1)
    let whole = rest.split(right: 1)
    gridPane = whole.rest.size
    grid = state.wantsGrid ? GridMetrics(state.listStack.openList.grid.size, in: gridPane) : nil
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
        of: size.columns, chosen: state.listColumns, hasQuotes: state.listStack.openList.hasQuotes)
      divider = state.comparison == nil ? metrics : nil
      let width = metrics.columns
      (listTitle, detailTitle) = titles.split(left: width + 1)
      let right: Rect
      (list, right) = rest.split(left: width)
      (separator, detail) = right.split(left: 1)
    }
  }

  /// Whether a screen has room for a message only: below 30 columns or 10 rows.
  package static func isTooSmall(_ size: Size) -> Bool {
    size.columns < minimum.columns || size.rows < minimum.rows
  }

  /// Minimum and maximum columns of a list beside a detail, and minimum columns of the detail.
  private static let listRange = 20...56
  private static let minimumDetailColumns = 30

  /// `chosen` is the user's choice of columns, clamped to the range.
  private static func divider(of columns: Int, chosen: Int?, hasQuotes: Bool) -> DividerMetrics {
    let widest = min(listRange.upperBound, columns - 1 - minimumDetailColumns)
    let range = listRange.lowerBound...max(widest, listRange.lowerBound)
    let width = chosen ?? listColumns(of: columns, hasQuotes: hasQuotes)
    return DividerMetrics(
      columns: chosen == nil ? width : min(max(width, range.lowerBound), range.upperBound),
      range: range)
  }

  /// Prices need somewhat more columns than names.
  private static func listColumns(of columns: Int, hasQuotes: Bool) -> Int {
    guard columns >= 100 else { return columns * (hasQuotes ? 45 : 40) / 100 }
    return min(max(columns * 35 / 100, hasQuotes ? 45 : 0), 50)
  }

  /// Whether the strip's members share the row of its title.
  var stripSharesTitle: Bool { !strip.isEmpty && strip.row == stripTitle.row }

  /// Splits off the strip: two rows for members below the title, or one; with fewer rows the end of
  /// the title's, and none below 12.
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
  /// Whether a single-pane screen shows the detail.
  var showsDetailAlone: Bool {
    switch focus {
    case .detail, .strip: true
    case .list, .search: false
    }
  }
}

/// The pane whose selection has the focus marker `▸`.
enum FocusedPane {
  case list, strip, detail, comparison
  /// None of them: the overlay has rows of its own.
  case overlay
}

extension Overlay {
  /// Whether it has selectable rows.
  var hasRows: Bool {
    switch self {
    case .themes, .links, .palette, .board: true
    case .help, .confirmRemoval, .link, .configMistakes: false
    }
  }
}

extension AppState {
  /// The pane with the focus, even below an overlay without rows; during a removal's confirmation,
  /// the pane whose selection is to be removed.
  func focusedPane(in layout: ScreenLayout) -> FocusedPane {
    if overlay?.hasRows == true || !layout.covered.isEmpty { return .overlay }
    if comparison != nil { return .comparison }
    switch focus {
    case .list, .search: return .list
    case .strip:
      // The strip is hidden if rows are few, and has nobody to mark before the first save.
      if !layout.strip.isEmpty, squad.selectedMember != nil { return .strip }
      return layout.list.isEmpty ? .detail : .list
    case .detail(let origin):
      guard case .confirmRemoval(let member) = overlay, selectedID == member.id else {
        return .detail
      }
      switch origin {
      case .list: return layout.list.isEmpty ? .detail : .list
      case .strip: return layout.strip.isEmpty ? .detail : .strip
      }
    }
  }
}
