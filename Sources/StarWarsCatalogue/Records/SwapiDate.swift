import Basics

/// A day as SWAPI writes it: `1977-05-25`.
struct SwapiDate: Comparable, Sendable {
  let day: CalendarDay

  /// Nil for anything else, and for years that no film is of.
  init?(_ text: String) {
    let parts = text.utf8.prefix(10).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(String(Substring($0))) }
    guard parts.count == 3, numbers.count == 3, (1800...2200).contains(numbers[0]),
      (1...12).contains(numbers[1]), (1...31).contains(numbers[2])
    else { return nil }
    day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  static func < (left: SwapiDate, right: SwapiDate) -> Bool { left.day < right.day }
}
