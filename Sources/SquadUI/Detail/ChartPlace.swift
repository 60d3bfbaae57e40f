import SquadCore

/// What a chart has to know besides its figures.
struct ChartPlace: Equatable, Sendable {
  let span: ChartSpan
  /// Rows of its line.
  let rows: Int
  /// How far back it looks, and the keys that change it.
  let hint: String

  /// A line higher than this says no more; a lower one says nothing.
  private static let rows = 4...12
  /// What stands above and below a chart.
  private static let otherRows = 14

  /// - Parameter pane: rows of the pane that it is drawn in.
  init(_ span: ChartSpan, inPaneOf pane: Int, _ context: RenderContext) {
    self.span = span
    rows = min(max(pane - Self.otherRows, Self.rows.lowerBound), Self.rows.upperBound)
    let keys = [Command.chartShorter, .chartLonger].compactMap { context.keymap.shown($0) }
    hint = ([context.strings.text(of: span)] + keys.map(context.strings.name(of:)))
      .joined(separator: "  ")
  }
}
