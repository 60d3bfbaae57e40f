import Basics

/// Numbers and dates.
extension Strings {
  package var numbers: NumberFormat { say(.english, .spanish, .english) }
  /// `22 Apr 2026`
  package func text(of day: CalendarDay) -> String {
    say(day.text, "\(shortText(of: day)) \(day.year)", "\(day.year)年\(shortText(of: day))")
  }
  /// The same without its year: `22 Apr`.
  package func shortText(of day: CalendarDay) -> String {
    say(
      "\(day.day) \(day.monthName)",
      "\(day.day) \(Self.month(of: day, in: Self.shortSpanishMonths))",
      "\(day.month)月\(day.day)日")
  }
  /// `Apr 2014`
  package func text(ofMonth day: CalendarDay) -> String {
    say(
      "\(day.monthName) \(day.year)",
      "\(Self.month(of: day, in: Self.shortSpanishMonths)) \(day.year)",
      "\(day.year)年\(day.month)月")
  }
  /// A number with the percent sign: `1.2%`.
  package func percent(_ number: String) -> String {
    say("\(number)%", "\(number) %", "\(number)%")
  }
  /// An amount with its unit, `$66,410.20`.
  ///
  /// - Parameter isWord: whether the unit ends in a letter: `kr`, `BHD`.
  package func money(_ amount: String, unit: String, isWord: Bool) -> String {
    say(
      isWord ? "\(unit) \(amount)" : unit + amount,
      "\(amount) \(unit == "$" ? "US$" : unit)",
      isWord ? "\(unit) \(amount)" : unit + amount)
  }
  /// `12th`
  package func ordinal(_ place: Int, _ number: String) -> String {
    switch language {
    case .english:
      let isTeen = (11...13).contains(place % 100)
      let ending =
        switch place % 10 {
        case 1 where !isTeen: "st"
        case 2 where !isTeen: "nd"
        case 3 where !isTeen: "rd"
        default: "th"
        }
      return number + ending
    case .spanish:
      return "\(number).º"
    case .japanese:
      return "\(number)位"
    }
  }
  /// `12th of 563`
  package func rank(_ ordinal: String, of count: String) -> String {
    say("\(ordinal) of \(count)", "\(ordinal) de \(count)", "\(count)人中\(ordinal)")
  }

  /// ene to dic.
  private static let shortSpanishMonths = [
    "ene", "feb", "mar", "abr", "may", "jun",
    "jul", "ago", "sept", "oct", "nov", "dic",
  ]
}
