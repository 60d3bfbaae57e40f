import SquadCore
import SquadWords

/// A chart's inputs besides its figures.
struct ChartPlace: Equatable, Sendable {
  let span: ChartSpan
  let style: ChartStyle
  /// Rows from the highest value down to the day labels.
  let rows: Int
  /// The keys that change the span, the longer one first.
  let keys: [DetailKey]

  /// Range of useful heights, in rows.
  private static let rows = 5...16
  /// Rows above and below the chart, with a fortnight of days in two columns.
  private static let otherRows = 21

  init(_ span: ChartSpan, _ style: ChartStyle, rows: Int, keys: [DetailKey]) {
    self.span = span
    self.style = style
    self.rows = rows
    self.keys = keys
  }

  /// - Parameter pane: rows of the pane that shows the chart.
  init(_ span: ChartSpan, inPaneOf pane: Int, _ context: RenderContext) {
    let glyphs = context.glyphs
    let style: ChartStyle =
      glyphs.isPlain ? .ascii : context.theme.drawsLines ? .line : .area
    self.init(
      span, style,
      rows: min(max(pane - Self.otherRows, Self.rows.lowerBound), Self.rows.upperBound),
      keys: [Command.chartLonger, .chartShorter].compactMap { DetailKey($0, context) })
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
