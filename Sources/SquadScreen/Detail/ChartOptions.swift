import SquadCore
import SquadWords

/// A chart's inputs besides its figures.
struct ChartOptions: Equatable, Sendable {
  let span: ChartSpan
  let style: ChartStyle
  /// Rows from the highest value down to the day labels.
  let rows: Int
  /// The keys that change the span, the longer one first.
  let keys: [DetailKey]
  let paneRows: Int

  /// Range of useful heights, in rows.
  private static let rows = 5...16
  /// Rows above and below the chart, with a fortnight of days in two columns.
  private static let otherRows = 21
  /// Rows above and below a chart beside a coin, and those below a coin without the days.
  private static let rowsBesideCoin = 10
  private static let rowsBelowCoin = 9
  /// Rows of a further chart besides its own: a blank one, the span, the highest value, the days.
  private static let rowsOfFurther = 5

  init(_ span: ChartSpan, _ style: ChartStyle, rows: Int, keys: [DetailKey], paneRows: Int = 0) {
    self.span = span
    self.style = style
    self.rows = min(max(rows, Self.rows.lowerBound), Self.rows.upperBound)
    self.keys = keys
    self.paneRows = paneRows
  }

  /// `pane` is the number of rows of the pane that shows the chart.
  init(_ span: ChartSpan, inPaneOf pane: Int, _ space: DetailSpace, _ context: RenderContext) {
    let glyphs = context.glyphs
    let style: ChartStyle = glyphs.isPlain ? .ascii : context.theme.isMono ? .line : .area
    // The last row has the credit of a coin.
    let pane = space.hasPortrait ? pane - 1 : pane
    let rows =
      space.box.map { coin in
        space.hasChartBeside
          ? coin.rows - Self.rowsBesideCoin : pane - coin.rows - Self.rowsBelowCoin
      } ?? pane - Self.otherRows
    self.init(
      span, style, rows: rows,
      keys: [Command.chartLonger, .chartShorter].compactMap { DetailKey($0, context) },
      paneRows: pane)
  }

  /// The chart of the next longer span in the pane's last rows; nil if too few are free.
  ///
  /// - Parameter used: rows of the pane that are in use.
  func further(below used: Int) -> ChartOptions? {
    let free = paneRows - used - Self.rowsOfFurther
    let longer = span.stepped(longer: true)
    guard free >= Self.rows.lowerBound, longer != span else { return nil }
    return ChartOptions(longer, style, rows: free, keys: [])
  }
}

/// The drawing style of a price curve.
enum ChartStyle: Equatable, Sendable {
  /// A coloured area with a resolution of an eighth of a cell.
  case area
  /// A line of Braille dots, for themes without colours for an area.
  case line
  /// Columns of `#`, for ASCII.
  case ascii
}
