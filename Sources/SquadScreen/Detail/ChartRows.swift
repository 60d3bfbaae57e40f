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

/// The figures inside a chart: the highest value above its day, the lowest below its day in the row
/// that is filled anyway, the newest at the right end. A line chart has the lowest above the curve,
/// where it hides none of it. An extreme at either end has no label: the axis and the newest value
/// show it already.
struct ChartLabels {
  struct Label: Equatable {
    /// Row counted from the chart's top; −1 is above it.
    let row: Int
    var column: Int
    let text: String
    let role: Role

    var columns: Range<Int> { column..<column + PlainText.width(of: text) }
  }

  private(set) var labels: [Label] = []
  private let columns: Int

  /// First column of labels: at the axis they would read as one of its values.
  private static let firstColumn = 1

  /// `value` formats a value, as `day` formats a day.
  init(
    _ curve: PriceCurve, newest: SeriesPoint, _ scale: ChartScale, isFilled: Bool,
    value: (Amount) -> String, day: (SeriesPoint) -> String
  ) {
    columns = curve.steps.count
    guard let last = curve.steps.last else { return }
    let text = " \(value(newest.value)) "
    let end = scale.row(ofLevel: last.level) - 1
    add(text, at: columns - PlainText.width(of: text), row: end, .key)
    guard !scale.isFlat else { return }
    for (extreme, role) in [(curve.highest, Role.high), (curve.lowest, .low)]
    where extreme.column > 0 && extreme.column < columns - 1 {
      let text = " \(value(extreme.point.value)) · \(day(extreme.point)) "
      let isBelow = isFilled && role == .low
      // A label over most of the filled row would look like a gap; the axis shows the lowest, too.
      guard !isBelow || 2 * PlainText.width(of: text) <= columns else { continue }
      let row = scale.row(ofLevel: scale.level(of: extreme.point.value)) - (isBelow ? 0 : 1)
      add(text, at: extreme.column - PlainText.width(of: text) / 2, row: row, role) { columns in
        !columns.contains { column in
          let step = curve.steps[column]
          return (step.isBridge || !isFilled) && scale.row(ofLevel: step.level) == row
        }
      }
    }
  }

  /// Places a text in a row, left of a label that is in its way; drops it if there is no space.
  private mutating func add(
    _ text: String, at column: Int, row: Int, _ role: Role,
    where isFree: (Range<Int>) -> Bool = { _ in true }
  ) {
    let width = PlainText.width(of: text)
    let others = labels.filter { $0.row == row }
    var label = Label(
      row: row, column: min(max(column, Self.firstColumn), columns - width), text: text, role: role)
    if let other = others.first(where: { $0.columns.overlaps(label.columns) }) {
      label.column = other.column - width
    }
    guard label.column >= Self.firstColumn, isFree(label.columns),
      !others.contains(where: { $0.columns.overlaps(label.columns) })
    else { return }
    labels.append(label)
  }
}
