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
