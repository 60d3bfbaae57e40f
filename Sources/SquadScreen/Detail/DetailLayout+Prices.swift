import PlainText
import SquadCore
import SquadWords

/// The lines of a price and its history.
extension DetailLayout {
  /// Columns between the parts of a line.
  private static let gap = 3

  /// `$72,242.12   ▼ 1.3% today   ▼ 5.0% 7 days   ▼ 4.9% 14 days`
  mutating func addQuote(_ quote: Quote, _ strings: Strings) {
    block.addBlank()
    add(headRuns(of: quote, strings), gap: Self.gap)
    if detail.series?.note != nil || detail.series == nil {
      addText(strings.time(of: quote), role: .quiet)
    }
  }

  /// The price, the day's change as a coloured pair, then the changes over longer periods.
  private func headRuns(of quote: Quote, _ strings: Strings) -> [(text: String, role: Role)] {
    var parts: [(String, Role)] = [(strings.money(quote), .strong)]
    guard let change = quote.change else { return parts }
    let day = detail.changes.first { $0.change.since == change.since }?.days
    let today = strings.text(of: PeriodChange(days: day, change), quote.freshness)
    parts.append((change.isFlat ? today : " \(today) ", change.pair))
    let longer = detail.changes.filter { $0.change.since != change.since }
    return parts + longer.map { (strings.text(of: $0, quote.freshness), .quiet) }
  }

  /// Adds the chart, beside a coin if it fits there, the days, and in free rows a longer chart.
  mutating func addSeries(_ strings: Strings, _ glyphs: Glyphs) {
    guard let series = detail.series, let chart, !series.points.isEmpty else { return }
    let points = detail.isPrice ? Array(series.last(days: chart.span.days)) : series.points
    if detail.isPrice, space.hasChartBeside {
      put(chartBlock(of: series, points, chart, columns: space.besideColumns, strings, glyphs))
    } else {
      block.addBlank()
      block.add(chartBlock(of: series, points, chart, columns: space.allColumns, strings, glyphs))
    }
    guard detail.isPrice else { return }
    block.addBlank()
    let days = series.last(days: chart.span.days)
    block.add(DayTable(days, of: series, columns: space.allColumns, strings).block)
    guard let further = chart.further(below: lines.count) else { return }
    let all = Array(series.last(days: further.span.days))
    guard all.count > points.count else { return }
    block.addBlank()
    addText(strings.text(of: further.span), role: .quiet)
    let rows = ChartRows(
      all, places: series.places, further, columns: space.allColumns, strings: strings, glyphs)
    for line in rows?.lines ?? [] { block.add(line) }
  }

  /// The chart with its heading and its source.
  private func chartBlock(
    of series: Series, _ points: [SeriesPoint], _ chart: ChartOptions, columns: Int,
    _ strings: Strings, _ glyphs: Glyphs
  ) -> DetailBlock {
    // A history in another currency has its name in the place of the rate's time.
    let title = series.note ?? detail.quote.map { strings.time(of: $0) } ?? ""
    var block = DetailBlock()
    if detail.isPrice {
      block = spans(chart, title, columns: columns, strings)
    } else if !title.isEmpty {
      block.add(title, .quiet, columns: columns)
    }
    let rows = ChartRows(
      points, places: series.places, chart, columns: columns, strings: strings, glyphs)
    for line in rows?.lines ?? [] { block.add(line) }
    block.add(
      source(of: series, points, strings, glyphs), .quiet,
      columns: min(columns, DetailLayout.widest))
    return block
  }

  /// `14 days  90 days  a year   + -      live 14:05`: the spans, the keys as caps, and a title.
  /// The keys are dropped first; a title that still doesn't fit moves to a line of its own.
  private func spans(
    _ chart: ChartOptions, _ title: String, columns: Int, _ strings: Strings
  ) -> DetailBlock {
    let spans = ChartSpan.allCases.map { span -> (text: String, role: Role) in
      (strings.text(of: span), span == chart.span ? .key : .quiet)
    }
    var runs = Self.runs(spans, gap: 2)
    let keys = zip(chart.keys, Self.runs(chart.keys.map { ($0.name, .key) }, gap: 1))
    let titleColumns = title.isEmpty ? 0 : Self.gap + PlainText.width(of: title)
    let end = Self.end(of: runs)
    let isBeside = end + titleColumns <= columns
    let keysEnd = Self.end(of: keys.map(\.1))
    if end + Self.gap + keysEnd <= columns - (isBeside ? titleColumns : 0) {
      runs += keys.map { key, run in
        DetailRun(column: end + Self.gap + run.column, text: run.text, role: run.role, key: key.key)
      }
    }
    if isBeside, !title.isEmpty {
      runs.append(
        DetailRun(column: columns - PlainText.width(of: title), text: title, role: .quiet))
    }
    var block = DetailBlock(lines: [DetailLine(runs: runs)])
    if !isBeside { block.add(title, .quiet, columns: columns) }
    return block
  }

  /// `USD · live 14:05 · no price for 21 Apr`
  private func source(
    of series: Series, _ points: [SeriesPoint], _ strings: Strings, _ glyphs: Glyphs
  ) -> String {
    var parts = [series.unit, strings.text(of: series.freshness)]
    if detail.isPrice, let missing = strings.noPrice(in: points) { parts.append(missing) }
    return parts.joined(separator: glyphs.separator)
  }

  /// Adds texts side by side, and wraps those that don't fit.
  private mutating func add(_ parts: [(text: String, role: Role)], gap: Int) {
    var line: [(text: String, role: Role)] = []
    for part in parts {
      if !line.isEmpty, Self.end(of: Self.runs(line + [part], gap: gap)) > columns {
        block.add(DetailLine(runs: Self.runs(line, gap: gap)))
        line = []
      }
      line.append(part)
    }
    block.add(DetailLine(runs: Self.runs(line, gap: gap)))
  }

  private static func runs(_ parts: [(text: String, role: Role)], gap: Int) -> [DetailRun] {
    var column = 0
    return parts.map { text, role in
      defer { column += PlainText.width(of: text) + gap }
      return DetailRun(column: column, text: text, role: role)
    }
  }

  private static func end(of runs: [DetailRun]) -> Int {
    runs.last.map { $0.column + PlainText.width(of: $0.text) } ?? 0
  }
}

extension Strings {
  /// The time of a rate, or that there is none.
  func time(of quote: Quote) -> String { quote.freshness.map { text(of: $0) } ?? noRate }
}

extension Change {
  var isFlat: Bool { tenthsOfPercent == 0 }

  /// The role of its colour pair.
  var pair: Role { isFlat ? .quiet : tenthsOfPercent > 0 ? .toastGood : .toastBad }
}
