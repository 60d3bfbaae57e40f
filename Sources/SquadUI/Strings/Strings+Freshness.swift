import Basics
import SquadCore

/// Which of the three an answer is, and since when.
extension Strings {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `bundled 22 Apr 2026`, `saved 12:04`, `saved 18 Nov`, `saved 18 Nov 2025`, `live 12:04`; the
  /// word alone where room is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): isShort ? "bundled" : "bundled \(text(of: day))"
    case .saved(let moment): isShort ? "saved" : "saved \(when(moment))"
    case .live(let moment): isShort ? "live" : "live \(when(moment))"
    }
  }

  /// The time of a moment of today, the day of any other, with the year where that is another one.
  private func when(_ moment: Moment) -> String {
    let day = localTime(moment).day
    guard let today else { return text(of: day) }
    return day == today ? time(of: moment) : shortText(of: day, beside: today)
  }

  /// `14:32`
  func time(of moment: Moment) -> String {
    let local = localTime(moment)
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(padded(local.hour)):\(padded(local.minute))"
  }

  private func month(of day: CalendarDay) -> String {
    Self.months.indices.contains(day.month - 1) ? Self.months[day.month - 1] : "?"
  }

  package func text(of day: CalendarDay) -> String {
    "\(day.day) \(month(of: day)) \(day.year)"
  }

  /// `9 Apr`; with its year where that is another one than the day beside it has.
  func shortText(of day: CalendarDay, beside other: CalendarDay) -> String {
    day.year == other.year ? "\(day.day) \(month(of: day))" : text(of: day)
  }

  /// Since when something is true, without a word for its source: `12:04`, `18 Nov`, `22 Apr 2026`.
  package func time(of freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): text(of: day)
    case .saved(let moment), .live(let moment): when(moment)
    }
  }

  /// What is said of a day that is not over; prices have days in UTC.
  func open(_ day: CalendarDay) -> String { day == now?.day ? "today, open" : "open" }

  /// `▲ 1.2% since 21 Apr`
  func text(of change: Change) -> String {
    let day = now.map { shortText(of: change.since, beside: $0.day) } ?? text(of: change.since)
    return "\(change.text) since \(day)"
  }

  func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: "14 days"
    case .quarter: "90 days"
    case .year: "a year"
    }
  }
}
