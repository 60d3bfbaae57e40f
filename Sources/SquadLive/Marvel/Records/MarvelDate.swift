import SquadCore

/// A date as the Marvel API writes it: `2014-04-29T14:18:17-0400`, `2015-05-01 07:01:00`. The zone
/// is the publisher's own, and days are meant there, so it is left aside.
struct MarvelDate: Comparable, Sendable {
  let day: CalendarDay
  private let secondOfDay: Int

  /// Nil for what stands for "unknown": the years before 1, the first second of 1970 seen from
  /// New York or Greenwich, and the placeholder at the end of 2029.
  init?(_ text: String) {
    let parts = text.utf8.split(whereSeparator: { !(0x30...0x39).contains($0) })
    let numbers = parts.prefix(6).compactMap { Int(Substring($0)) }
    guard numbers.count >= 3, text.utf8.first != UInt8(ascii: "-"),
      (1800...2200).contains(numbers[0]), (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else { return nil }
    day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
    let clock = numbers.dropFirst(3).prefix(3) + [0, 0, 0]
    secondOfDay = clock.prefix(3).reduce(0) { $0 &* 60 &+ min($1, 60) }
    if Self.placeholders.contains(where: { $0 == (numbers[0], numbers[1], numbers[2]) }) {
      return nil
    }
  }

  private static let placeholders = [(1969, 12, 31), (1970, 1, 1), (2029, 12, 31)]

  static func < (left: MarvelDate, right: MarvelDate) -> Bool {
    (left.day, left.secondOfDay) < (right.day, right.secondOfDay)
  }
}
