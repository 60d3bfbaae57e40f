import Basics
import PlainText

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
