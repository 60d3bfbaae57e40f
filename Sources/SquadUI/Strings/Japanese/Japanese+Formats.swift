import Basics

/// Japanese numbers and dates.
extension Japanese: Formats {
  var numbers: NumberFormat { .english }
  func text(of day: CalendarDay) -> String { "\(day.year)年\(shortText(of: day))" }
  func shortText(of day: CalendarDay) -> String { "\(day.month)月\(day.day)日" }
  func text(ofMonth day: CalendarDay) -> String { "\(day.year)年\(day.month)月" }
  func percent(_ number: String) -> String { "\(number)%" }
  func money(_ amount: String, unit: String, isWord: Bool) -> String {
    isWord ? "\(unit) \(amount)" : unit + amount
  }
  func ordinal(_ place: Int, _ number: String) -> String { "\(number)位" }
  func rank(_ ordinal: String, of count: String) -> String { "\(count)人中\(ordinal)" }
}
