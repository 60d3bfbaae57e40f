import SquadCore

extension CalendarDay {
  /// Reads `2026-04-22`; nil for anything else, and for a day that no calendar has. The year is the
  /// calendar's, never the one that a week belongs to.
  package init?(iso text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0 &- 0x30 < 10 } ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
      return nil
    }
    let day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
    guard CalendarDay(daysSince1970: day.daysSince1970) == day else { return nil }
    self = day
  }
}
