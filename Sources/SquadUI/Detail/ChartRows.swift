import Basics
import PlainText
import SquadCore

/// A chart of a value a day: the line, its scale at the left, the days below.
struct ChartRows {
  private let points: [SeriesPoint]
  private let labels: (top: String, bottom: String)
  private let range: (low: Amount, high: Amount)
  private let days: ClosedRange<Int>
  private let names: [String]
  private let rows: Int
  private let columns: Int
  private let labelColumns: Int
  private let glyphs: Glyphs

  /// The fewest columns of a line that still tell something.
  private static let fewestColumns = 8

  /// - Parameters:
  ///   - rows: of the line, without the days below it.
  ///   - span: how many days wide the chart is, whether there are so many or not.
  init?(
    _ points: [SeriesPoint], span: ChartSpan, columns: Int, rows: Int, strings: Strings,
    _ glyphs: Glyphs
  ) {
    guard let newest = points.last, let oldest = points.first, rows > 0, !glyphs.isSpoken else {
      return nil
    }
    let values = points.map(\.value)
    guard let low = values.min(), let high = values.max() else { return nil }
    self.points = points
    self.rows = rows
    self.glyphs = glyphs
    range = (low, high)
    labels = AxisLabels.texts(low: low, high: high)
    labelColumns = max(labels.top.utf8.count, labels.bottom.utf8.count)
    self.columns = columns - labelColumns - 2
    guard self.columns >= Self.fewestColumns else { return nil }
    let last = newest.day.daysSince1970
    // A chart of one day has no width; it gets one, so that the day stands at the right.
    let first = min(max(oldest.day.daysSince1970, last - span.days + 1), last - 1)
    days = first...last
    let middle = first + (last - first) / 2
    names = (points.count == 1 ? [last] : [first, middle, last]).map {
      strings.shortText(of: CalendarDay(daysSince1970: $0), beside: newest.day)
    }
  }

  var lines: [DetailLine] {
    let plot = plot
    var lines = (0..<rows).map { row in
      let label = label(of: row)
      let axis = label.isEmpty ? glyphs.vertical : glyphs.rightTee
      return DetailLine(runs: [
        DetailRun(column: labelColumns - label.utf8.count, text: label, role: .quiet),
        DetailRun(column: labelColumns + 1, text: String(Character(axis)), role: .rule),
        DetailRun(column: labelColumns + 2, text: plot.text(row: row), role: .graph),
      ])
    }
    lines.append(DetailLine(runs: dayRuns))
    return lines
  }

  /// A flat line lies in the middle, and so does its value.
  private func label(of row: Int) -> String {
    if range.low == range.high { return row == rows / 2 ? labels.top : "" }
    return row == 0 ? labels.top : row == rows - 1 ? labels.bottom : ""
  }

  private var plot: Plot {
    var plot = Plot(columns: columns, rows: rows, isPlain: glyphs.isPlain)
    var before: (day: Int, at: (x: Int, y: Int))?
    for point in points {
      let day = point.day.daysSince1970
      let x = (day - days.lowerBound) * (plot.width - 1) / (days.upperBound - days.lowerBound)
      let at = (
        x: x, y: point.value.step(from: range.low, to: range.high, of: plot.height - 1)
      )
      // Only days that follow one another are joined: a gap stays a gap.
      if let before, before.day + 1 == day {
        plot.line(from: before.at, to: at)
      } else {
        plot.dot(at.x, at.y)
      }
      before = (day, at)
    }
    return plot
  }

  /// `└ 9 Apr ─────── 15 Apr ─────── 22 Apr`
  private var dayRuns: [DetailRun] {
    let start = labelColumns + 1
    let rule = glyphs.corners[2] + String(repeating: Character(glyphs.horizontal), count: columns)
    var runs = [DetailRun(column: start, text: rule, role: .rule)]
    var free = start + 1
    let places = names.count == 1 ? [2] : [0, 1, 2]
    for (name, place) in zip(names, places) {
      let text = place == 0 ? " \(name) " : place == 1 ? " \(name) " : " \(name)"
      let width = PlainText.width(of: text)
      let column = start + 1 + (columns - width) * place / 2
      guard column >= free, place != 1 || column + width + 10 <= start + 1 + columns else {
        continue
      }
      runs.append(DetailRun(column: column, text: text, role: .quiet))
      free = column + width + 1
    }
    return runs
  }
}
