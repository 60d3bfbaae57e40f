import SquadCore

/// Which of the three an answer is, and since when.
extension Strings {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `bundled 22 Apr 2026`, or `bundled` where room is short.
  package func text(of freshness: Freshness, isShort: Bool = false) -> String {
    switch freshness {
    case .bundled(let day): isShort ? "bundled" : "bundled \(text(of: day))"
    case .saved: "saved"
    case .live: "live"
    }
  }

  package func text(of day: CalendarDay) -> String {
    let month = Self.months.indices.contains(day.month - 1) ? Self.months[day.month - 1] : "?"
    return "\(day.day) \(month) \(day.year)"
  }
}
