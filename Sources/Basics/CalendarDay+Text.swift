/// Days in English.
extension CalendarDay {
  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Apr`; `?` for a month that no year has.
  package var monthName: String {
    Self.monthNames.indices.contains(month - 1) ? Self.monthNames[month - 1] : "?"
  }

  /// The number of a month by its name; nil where there is none of it.
  package static func month(named name: Substring) -> Int? {
    monthNames.firstIndex { $0 == name }.map { $0 + 1 }
  }

  /// `22 Apr 2026`
  package var text: String { "\(day) \(monthName) \(year)" }

  /// `22 Apr`; with its year where that is another one than the day beside it has.
  package func text(beside other: CalendarDay) -> String {
    year == other.year ? "\(day) \(monthName)" : text
  }
}
