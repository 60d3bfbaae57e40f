import SquadCore
import SquadWords

/// What a chart has to know besides its figures.
struct ChartPlace: Equatable, Sendable {
  let span: ChartSpan
  let style: ChartStyle
  /// Rows between the highest value and the days.
  let rows: Int
  /// The keys that change the span, longer first.
  let keys: [DetailKey]

  /// More rows than this say no more; fewer say nothing.
  private static let rows = 5...16
  /// What stands above and below a chart, with a fortnight of days in two columns.
  private static let otherRows = 21

  init(_ span: ChartSpan, _ style: ChartStyle, rows: Int, keys: [DetailKey]) {
    self.span = span
    self.style = style
    self.rows = rows
    self.keys = keys
  }

  /// - Parameter pane: rows of the pane that it is drawn in.
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

/// How the curve of a price is drawn.
enum ChartStyle: Equatable, Sendable {
  /// An area of eighths of a cell in colours.
  case area
  /// A line of Braille dots, where there are no colours to tell an area from text.
  case line
  /// Columns of signs, where there is nothing but ASCII.
  case ascii
}
