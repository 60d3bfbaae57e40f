import SquadCore

/// Which of the three an answer is, and since when.
extension Strings {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `bundled 22 Apr 2026`, `saved 12:04`, `saved 18 Nov`, `live 12:04`; the word alone where room
  /// is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): isShort ? "bundled" : "bundled \(text(of: day))"
    case .saved(let moment): isShort ? "saved" : "saved \(when(moment))"
    case .live(let moment): isShort ? "live" : "live \(when(moment))"
    }
  }

  /// The time of a moment of today, the day of any other.
  private func when(_ moment: Moment) -> String {
    let local = localTime(moment)
    guard local.day != localTime(now()).day else { return time(of: moment) }
    return "\(local.day.day) \(month(of: local.day))"
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
}
