import Basics
import PlainText
import SquadCore
import SquadWords

/// A chart of one value a day: the curve, its scale at the left, the days below.
struct ChartRows {
  private let points: [SeriesPoint]
  private let newest: SeriesPoint
  private let scale: ChartScale
  private let curve: PriceCurve
  /// The days of the first and the last column.
  private let days: ClosedRange<Int>
  private let labels: [Int: String]
  private let labelColumns: Int
  private let columns: Int
  private let options: ChartOptions
  private let places: Int
  private let strings: Strings
  private let glyphs: Glyphs

  /// Minimum columns of a readable curve.
  private static let minimumColumns = 8

  /// `places` are the decimal places of the values.
  init?(
    _ points: [SeriesPoint], places: Int, _ options: ChartOptions, columns: Int, strings: Strings,
    _ glyphs: Glyphs
  ) {
    guard let newest = points.last,
      let scale = ChartScale(points, rows: options.rows)
    else { return nil }
    let ticks = scale.ticks
    let texts = AxisLabels.texts(ticks.map(\.value)).map(strings.spelled)
    labels = Dictionary(zip(ticks.map(\.row), texts)) { first, _ in first }
    labelColumns = texts.map(\.utf8.count).max() ?? 0
    self.columns = columns - labelColumns - 2
    guard self.columns >= Self.minimumColumns else { return nil }
    let last = newest.daysSince1970
    // At least two days, so that a single one is at the right.
    days = min(points.first?.daysSince1970 ?? last, last - 1)...last
    let curve = PriceCurve(
      points, days: days, columns: self.columns, isFilled: options.style != .line, scale)
    guard let curve else { return nil }
    self.curve = curve
    self.points = points
    self.newest = newest
    self.scale = scale
    self.options = options
    self.places = places
    self.strings = strings
    self.glyphs = glyphs
  }

  /// The highest value's line, the chart's rows, the axis, the days.
  var lines: [DetailLine] {
    let figures = figures
    let plot = options.style == .line ? plot : nil
    var lines = [DetailLine(runs: figures.filter { $0.row < 0 }.map(run))]
    lines += (0..<scale.rows).map { row in
      var runs = axis(row)
      let text =
        plot?.text(row: row)
        ?? AreaRow.text(curve.steps, above: base(of: row), isPlain: options.style == .ascii)
      if !text.isEmpty {
        runs.append(
          DetailRun(
            column: start, text: text, role: .graph,
            chart: options.style == .area ? ChartRow(index: row, count: scale.rows) : nil))
      }
      runs += bridges(row)
      return DetailLine(runs: runs + figures.filter { $0.row == row }.map(run))
    }
    return lines + dayLines
  }

  /// First column of the curve.
  private var start: Int { labelColumns + 2 }

  /// Eighths below a row.
  private func base(of row: Int) -> Int { (scale.rows - 1 - row) * ChartScale.eighths }

  private var figures: [ChartLabels.Label] {
    ChartLabels(
      curve, newest: newest, scale, isFilled: options.style != .line,
      value: { strings.amount($0, places: places) },
      day: { strings.shortText(of: $0.day, beside: newest.day) }
    ).labels
  }

  private func run(_ label: ChartLabels.Label) -> DetailRun {
    DetailRun(column: start + label.column, text: label.text, role: label.role)
  }

  private func axis(_ row: Int) -> [DetailRun] {
    let label = labels[row] ?? ""
    let sign = label.isEmpty ? glyphs.vertical : glyphs.rightTee
    let axis = DetailRun(column: labelColumns + 1, text: String(Character(sign)), role: .rule)
    guard !label.isEmpty else { return [axis] }
    return [
      DetailRun(column: labelColumns - label.utf8.count, text: label, role: .quiet), axis,
    ]
  }

  /// The dots over days without a price, in the row of the bridging line.
  private func bridges(_ row: Int) -> [DetailRun] {
    var runs: [DetailRun] = []
    var first: Int?
    for (column, step) in curve.steps.enumerated() {
      if step.isBridge, scale.row(ofLevel: step.level) == row {
        first = first ?? column
      } else if let start = first {
        runs.append(bridge(start..<column))
        first = nil
      }
    }
    return runs
  }

  private func bridge(_ columns: Range<Int>) -> DetailRun {
    let text = String(repeating: glyphs.bridge, count: columns.count)
    return DetailRun(column: start + columns.lowerBound, text: text, role: .quiet)
  }

  private var plot: BrailleCanvas {
    var plot = BrailleCanvas(columns: columns, rows: scale.rows)
    var before: (day: Int, at: (x: Int, y: Int))?
    for point in points {
      let day = point.daysSince1970
      let x = (day - days.lowerBound) * (plot.width - 1) / (days.count - 1)
      let y = point.value.step(from: scale.low, to: scale.high, of: plot.height - 1)
      if let before, before.day + 1 == day {
        plot.line(from: before.at, to: (x, y))
      } else {
        plot.dot(x, y)
      }
      before = (day, (x, y))
    }
    return plot
  }

  private var dayLines: [DetailLine] {
    let rule = glyphs.corners[2] + String(repeating: Character(glyphs.horizontal), count: columns)
    let range = points.count == 1 ? days.upperBound...days.upperBound : days
    let axis = DayAxis(range, columns: columns) {
      strings.shortText(of: $0, beside: newest.day)
    }
    return [
      DetailLine(rule, .rule, at: labelColumns + 1),
      DetailLine(
        runs: axis.names.map { DetailRun(column: start + $0.column, text: $0.text, role: .quiet) }),
    ]
  }
}
