import PlainText
import SquadCore

/// The figures that stand in a chart at their place: the highest above it, the lowest below its day
/// in the row that is full anyway, the newest at the right end. The lowest of a line stands above
/// it, where it covers nothing of the curve.
struct ChartLabels {
  struct Label: Equatable {
    /// Counted from the chart's top row; −1 above it.
    let row: Int
    let column: Int
    let text: String
    let role: Role

    var columns: Range<Int> { column..<column + PlainText.width(of: text) }
  }

  private(set) var labels: [Label] = []
  private let columns: Int

  /// - Parameter name: a value, and a day, in words.
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
    where extreme.point.daysSince1970 != newest.daysSince1970 {
      let text = " \(value(extreme.point.value)) · \(day(extreme.point)) "
      let isBelow = isFilled && role == .low
      // Most of a row without its ground looks like a gap; the axis says the lowest, too.
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

  /// Puts a text in a row, beside what stands there already; leaves it out where there is no room.
  private mutating func add(
    _ text: String, at column: Int, row: Int, _ role: Role,
    where isFree: (Range<Int>) -> Bool = { _ in true }
  ) {
    let width = PlainText.width(of: text)
    var column = min(max(column, 0), columns - width)
    let wanted = column..<column + max(width, 0)
    if let other = labels.first(where: { $0.row == row && $0.columns.overlaps(wanted) }) {
      column = other.column - width
    }
    guard column >= 0, isFree(column..<column + width) else { return }
    labels.append(Label(row: row, column: column, text: text, role: role))
  }
}
