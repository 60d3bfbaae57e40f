import Basics

/// A date of the Marvel API: `2014-04-29T14:18:17-0400`, `2015-05-01 07:01:00`. The day is that of
/// the publisher's time zone, so the zone is ignored.
struct MarvelDate: Equatable, Sendable {
  let day: CalendarDay
  /// Day and second of the day, which sort by date: `20140429052697`.
  let sortKey: Int

  /// Nil for the dates that mean "unknown": negative years, the first second of 1970 in New York or
  /// Greenwich, and the end of 2029.
  init?(_ text: String) {
    let numbers = Self.numbers(in: text)
    let date = (numbers[0], numbers[1], numbers[2])
    guard text.utf8.first != UInt8(ascii: "-"), (1800...2200).contains(date.0),
      (1...12).contains(date.1), (1...31).contains(date.2),
      !Self.placeholders.contains(where: { $0 == date })
    else { return nil }
    day = CalendarDay(year: date.0, month: date.1, day: date.2)
    let days = (day.year * 100 + day.month) * 100 + day.day
    let seconds = numbers[3] &* 3600 &+ numbers[4] &* 60 &+ numbers[5]
    sortKey = days * 1_000_000 + min(max(seconds, 0), 999_999)
  }

  /// The first six runs of digits, 0 for missing ones. Runs too long for a date wrap around.
  private static func numbers(in text: String) -> [Int] {
    var numbers = [Int](repeating: 0, count: 6)
    var index = 0
    var isInside = false
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        numbers[index] = numbers[index] &* 10 &+ Int(byte &- 0x30)
        isInside = true
      } else if isInside {
        index += 1
        isInside = false
        if index == 6 { break }
      }
    }
    return numbers
  }

  private static let placeholders = [(1969, 12, 31), (1970, 1, 1), (2029, 12, 31)]
}
