import Basics

/// Spanish numbers and dates.
extension Spanish: Formats {
  var numbers: NumberFormat { .spanish }
  func text(of day: CalendarDay) -> String { "\(shortText(of: day)) \(day.year)" }
  func shortText(of day: CalendarDay) -> String { "\(day.day) \(month(of: day))" }
  func text(ofMonth day: CalendarDay) -> String { "\(month(of: day)) \(day.year)" }
  func percent(_ number: String) -> String { "\(number) %" }
  /// The unit comes last; the dollar has its letters, because many currencies share its sign.
  func money(_ amount: String, unit: String, isWord: Bool) -> String {
    "\(amount) \(unit == "$" ? "US$" : unit)"
  }
  func ordinal(_ place: Int, _ number: String) -> String { "\(number).º" }
  func rank(_ ordinal: String, of count: String) -> String { "\(ordinal) de \(count)" }

  private func month(of day: CalendarDay) -> String {
    switch day.month {
    case 1: "ene"
    case 2: "feb"
    case 3: "mar"
    case 4: "abr"
    case 5: "may"
    case 6: "jun"
    case 7: "jul"
    case 8: "ago"
    case 9: "sept"
    case 10: "oct"
    case 11: "nov"
    case 12: "dic"
    default: "?"
    }
  }
}
