/// Days in English.
extension CalendarDay {
  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Apr`; `?` for a month outside 1…12.
  package var monthName: String {
    Self.monthNames.indices.contains(month - 1) ? Self.monthNames[month - 1] : "?"
  }

  /// The month, 1…12, of an English abbreviation; nil for any other text.
  package static func month(named name: Substring) -> Int? {
    monthNames.firstIndex { $0 == name }.map { $0 + 1 }
  }

  /// `22 Apr 2026`
  package var text: String { "\(day) \(monthName) \(year)" }

  /// `22 Apr`, or `22 Apr 2026` where the year differs from the other day's.
  package func text(beside other: CalendarDay) -> String {
    year == other.year ? "\(day) \(monthName)" : text
  }
}
