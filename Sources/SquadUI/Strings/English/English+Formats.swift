import Basics

/// English numbers and dates.
extension English: Formats {
  var numbers: NumberFormat { .english }
  func text(of day: CalendarDay) -> String { day.text }
  func shortText(of day: CalendarDay) -> String { "\(day.day) \(day.monthName)" }
  func text(ofMonth day: CalendarDay) -> String { "\(day.monthName) \(day.year)" }
  func percent(_ number: String) -> String { "\(number)%" }
  func money(_ amount: String, unit: String, isWord: Bool) -> String {
    isWord ? "\(unit) \(amount)" : unit + amount
  }

  func rank(_ ordinal: String, of count: String) -> String { "\(ordinal) of \(count)" }

  func ordinal(_ place: Int, _ number: String) -> String {
    let isTeen = (11...13).contains(place % 100)
    let ending =
      switch place % 10 {
      case 1 where !isTeen: "st"
      case 2 where !isTeen: "nd"
      case 3 where !isTeen: "rd"
      default: "th"
      }
    return number + ending
  }
}
