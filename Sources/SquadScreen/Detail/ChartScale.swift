import Basics
import PlainText
import SquadCore

/// Maps a chart's values to rows: the lowest fills the bottom row, the highest all rows.
struct ChartScale {
  let low: Amount
  let high: Amount
  let rows: Int

  /// Levels per row.
  static let eighths = 8
  /// Number of values beside the axis.
  private static let labels = 4

  /// Nil without values or rows.
  init?(_ points: [SeriesPoint], rows: Int) {
    let values = points.map(\.value)
    guard let low = values.min(), let high = values.max(), rows > 0 else { return nil }
    self.low = low
    self.high = high
    self.rows = rows
  }

  var isFlat: Bool { low == high }

  /// Height of a value in eighths of a row, from the bottom. A flat curve is in the middle.
  func level(of value: Amount) -> Int {
    guard !isFlat else { return (rows + 1) / 2 * Self.eighths }
    return Self.eighths + value.step(from: low, to: high, of: (rows - 1) * Self.eighths)
  }

  /// The row of a level's top, counted from the top of the chart.
  func row(ofLevel level: Int) -> Int {
    rows - min(max((level + Self.eighths - 1) / Self.eighths, 1), rows)
  }

  /// The values beside the axis, in evenly spaced rows, the lowest in the bottom row.
  var ticks: [(row: Int, value: Amount)] {
    guard !isFlat else { return [(row(ofLevel: level(of: low)), low)] }
    let step = max((rows - 1) / (Self.labels - 1), 1)
    return (0..<min(Self.labels, rows)).map { number in
      (rows - 1 - number * step, value(atRow: number * step))
    }
  }

  /// The value at the top of a row, counted from the bottom.
  private func value(atRow row: Int) -> Amount {
    guard rows > 1 else { return low }
    let (range, isLarge) = high.millionths.subtractingReportingOverflow(low.millionths)
    guard !isLarge else { return row == 0 ? low : high }
    let (whole, rest) = range.quotientAndRemainder(dividingBy: Int64(rows - 1))
    let part = whole * Int64(row) + rest * Int64(row) / Int64(rows - 1)
    return Amount(millionths: low.millionths + part)
  }
}

/// The values of a chart's scale in few columns: `80k` and `73k`.
enum AxisLabels {
  /// The shortest texts that keep the values distinct and evenly spaced: rounded to at most a fifth
  /// of the distance between two values.
  static func texts(_ values: [Amount]) -> [String] {
    guard let first = values.first, let high = values.max() else { return [] }
    let second = values.dropFirst().first ?? first
    // The distance may be larger than the largest `Int`.
    let (low, top) = (min(first, second).millionths, max(first, second).millionths)
    let step = UInt(truncatingIfNeeded: top &- low)
    let unit = unit(of: high)
    for (size, sign, places) in [(unit.size, unit.sign, unit.places), (1, "", 0...Amount.places)] {
      for places in places {
        let precision = (0..<places).reduce(UInt(size) * 1_000_000) { size, _ in size / 10 }
        guard step == 0 ? places > 0 : precision <= step / 5 else { continue }
        return values.map { Amount(millionths: $0.millionths / size).text(places: places) + sign }
      }
    }
    return values.map { $0.text(places: Amount.places) }
  }

  /// - Returns: a unit that gives the amount few digits, and the numbers of decimal places with
  ///   which it is still shorter than the whole number.
  private static func unit(
    of amount: Amount
  ) -> (size: Int64, sign: String, places: ClosedRange<Int>) {
    let units: [(Int64, String, ClosedRange<Int>)] = [
      (1_000_000_000, "G", 0...4), (1_000_000, "M", 0...3), (1_000, "k", 0...2),
    ]
    return units.first { amount.millionths.magnitude >= UInt64($0.0) * 10_000_000 }
      ?? (1, "", 0...4)
  }
}

/// The days below a chart: up to five, as many as keep their distance.
struct DayAxis {
  /// Minimum columns between two labels.
  private static let gap = 3

  /// The labels with their columns.
  let names: [(column: Int, text: String)]

  /// `days` are the first and the last column's day. `name` formats a day.
  init(_ days: ClosedRange<Int>, columns: Int, name: (CalendarDay) -> String) {
    let span = days.count - 1
    for count in stride(from: min(5, days.count), through: 2, by: -1) {
      let names = (0..<count).map { number -> (column: Int, text: String) in
        let day = span * number / (count - 1)
        let text = name(CalendarDay(daysSince1970: days.lowerBound + day))
        let width = PlainText.width(of: text)
        let middle = day * (columns - 1) / max(span, 1) - width / 2
        return (min(max(middle, 0), columns - width), text)
      }
      let isApart = zip(names, names.dropFirst()).allSatisfy { left, right in
        left.column + PlainText.width(of: left.text) + Self.gap <= right.column
      }
      if isApart, names[0].column >= 0 {
        self.names = names
        return
      }
    }
    let text = name(CalendarDay(daysSince1970: days.upperBound))
    let column = columns - PlainText.width(of: text)
    names = column < 0 ? [] : [(column, text)]
  }
}
