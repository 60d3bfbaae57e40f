import Basics

extension CalendarDay {
  /// Reads `2026-04-22`; nil for anything else, and for a day that no calendar has. The year is the
  /// calendar's, never the one that a week belongs to.
  init?(iso text: some StringProtocol) {
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

extension Moment {
  /// Reads `2018-01-19T17:47:00+00:00`, in UTC only; nil for anything else.
  init?(iso text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = CalendarDay(iso: halves[0]),
      let zone = ["+00:00", "Z"].first(where: halves[1].hasSuffix)
    else { return nil }
    let time = halves[1].dropLast(zone.count).split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    let seconds = time[0] * 3_600 + time[1] * 60 + time[2]
    self.init(seconds: Int64(day.daysSince1970) * 86_400 + Int64(seconds))
  }
}
