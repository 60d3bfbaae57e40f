import SquadCore

/// Days as the catalogues' facts spell them.
extension CalendarDay {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Apr`
  package var monthName: String {
    Self.months.indices.contains(month - 1) ? Self.months[month - 1] : "?"
  }

  /// `22 Apr 2026`, of the calendar's year.
  package var words: String { "\(day) \(monthName) \(year)" }
}
