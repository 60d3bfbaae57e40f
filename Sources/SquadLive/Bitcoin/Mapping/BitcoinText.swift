import SquadCore

/// How the bitcoin catalogue spells days and changes.
enum BitcoinText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `22 Apr 2026`, of the calendar's year.
  static func day(_ day: CalendarDay) -> String {
    let month = months.indices.contains(day.month - 1) ? months[day.month - 1] : "?"
    return "\(day.day) \(month) \(day.year)"
  }

  /// `▲ +1.2 % since 21 Apr 2026`
  static func change(_ change: Change) -> String {
    "\(change.text) since \(day(change.since))"
  }

  /// What stands where there is no close to count from.
  static let noClose = "no close known"
}
