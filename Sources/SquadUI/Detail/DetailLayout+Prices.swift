import PlainText
import SquadCore

/// A price and its history.
extension DetailLayout {
  /// `€66,410.20   ▲ 1.2% since 21 Apr     live 14:05`
  mutating func addQuote(_ strings: Strings) {
    guard let quote = detail.quote else { return }
    addBlank()
    let rate = quote.money
    var runs = [DetailRun(column: indent, text: rate, role: .strong)]
    var end = indent + PlainText.width(of: rate)
    if let change = quote.change {
      end += 2
      for part in strings.parts(of: change) {
        runs.append(DetailRun(column: end + 1, text: part.text, role: part.role))
        end += 1 + PlainText.width(of: part.text)
      }
    }
    let time = quote.freshness.map { strings.text(of: $0) } ?? strings.noRate
    let width = PlainText.width(of: time)
    let fits = end + 3 + width <= columns
    let run = DetailRun(column: fits ? columns - width : indent, text: time, role: .quiet)
    add(DetailLine(runs: fits ? runs + [run] : runs))
    if !fits { add(DetailLine(runs: [run])) }
  }

  /// What the chart shows, the chart, and its days.
  mutating func addSeries(_ strings: Strings, _ glyphs: Glyphs) {
    guard let series = detail.series, let chart, !series.points.isEmpty else { return }
    let points = Array(series.last(days: chart.span.days))
    addBlank()
    addTitle(of: series, chart, strings, glyphs)
    let rows = ChartRows(
      points, span: chart.span, columns: columns, rows: chart.rows, strings: strings, glyphs)
    for line in rows?.lines ?? [] { add(line) }
    if rows != nil { addBlank() }
    var flow = Flow(indent: 0, columns: columns)
    DayRows.add(points, places: series.places, strings: strings, to: &flow)
    add(flow)
  }

  private mutating func addTitle(
    of series: Series, _ chart: ChartPlace, _ strings: Strings, _ glyphs: Glyphs
  ) {
    let what = [series.note ?? series.unit, strings.text(of: series.freshness)]
      .joined(separator: glyphs.separator)
    let width = PlainText.width(of: chart.hint)
    if PlainText.width(of: what) + width + 3 <= columns {
      let hint = DetailRun(column: columns - width, text: chart.hint, role: .quiet)
      add(DetailLine(runs: [DetailRun(column: 0, text: what, role: .quiet), hint]))
    } else {
      addText(what, role: .quiet)
      addText(chart.hint, role: .quiet)
    }
  }
}
