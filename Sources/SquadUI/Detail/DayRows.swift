import Basics
import PlainText
import SquadCore

/// The days of a history, newest first, in columns as wide as the widest of them.
enum DayRows {
  /// Adds the days to a flow, each of them a stop.
  static func add(
    _ days: some BidirectionalCollection<SeriesPoint>, places: Int, strings: Strings,
    to flow: inout Flow
  ) {
    guard let newest = days.last?.day else { return }
    let texts = days.reversed().map { day in
      (name: name(of: day, beside: newest, strings), value: day.value.text(places: places))
    }
    let closed = zip(texts, days.reversed()).filter { !$1.isOpen }.map(\.0)
    let nameColumns = closed.map { PlainText.width(of: $0.name) }.max() ?? 0
    let valueColumns = closed.map { PlainText.width(of: $0.value) }.max() ?? 0
    for text in texts {
      flow.gap(3)
      let gap =
        max(nameColumns - PlainText.width(of: text.name), 0) + 1
        + max(valueColumns - PlainText.width(of: text.value), 0)
      flow.add(
        text.name + String(repeating: " ", count: gap) + text.value, role: .text, stopMarker: -1)
    }
  }

  private static func name(
    of point: SeriesPoint, beside newest: CalendarDay, _ strings: Strings
  ) -> String {
    let name = strings.shortText(of: point.day, beside: newest)
    return point.isOpen ? "\(name) (\(strings.open(point.day)))" : name
  }
}
