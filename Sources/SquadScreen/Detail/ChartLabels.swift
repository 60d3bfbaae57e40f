import PlainText
import SquadCore

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
