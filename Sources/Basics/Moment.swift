/// Point in time: whole seconds since 1970 in UTC.
package struct Moment: Hashable, Comparable, Sendable {
  /// Seconds since 1 January 1970, 00:00 UTC; negative before.
  package let seconds: Int64

  /// The moment `seconds` after 1970 began in UTC; any number is valid.
  package init(seconds: Int64) { self.seconds = seconds }

  /// The earlier moment comes first.
  package static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }

  /// Stands in for a time from a wrong clock: older than all others.
  package static let unknown = Moment(seconds: 0)

  /// Seconds by which two clocks may differ.
  private static let clockTolerance: Int64 = 60

  /// Whether it is in the future by more than the clock tolerance.
  package func isFuture(at now: Moment) -> Bool { seconds - now.seconds > Self.clockTolerance }

  /// Whether it is more than `seconds` ago; a time in the future counts as old.
  package func isOlder(than seconds: Int64, at now: Moment) -> Bool {
    now.seconds - self.seconds > seconds || isFuture(at: now)
  }

  private static let secondsPerDay: Int64 = 86_400

  /// The moment `secondOfDay` seconds into a day in UTC.
  package init(_ day: CalendarDay, secondOfDay: Int = 0) {
    self.init(seconds: Int64(day.daysSince1970) * Self.secondsPerDay + Int64(secondOfDay))
  }

  /// Its day in UTC.
  package var day: CalendarDay {
    let (days, remainder) = seconds.quotientAndRemainder(dividingBy: Self.secondsPerDay)
    return CalendarDay(daysSince1970: Int(remainder < 0 ? days - 1 : days))
  }

  /// Seconds since midnight UTC, 0…86,399.
  package var secondOfDay: Int {
    let remainder = seconds % Self.secondsPerDay
    return Int(remainder < 0 ? remainder + Self.secondsPerDay : remainder)
  }

  /// `2026-04-22T12:04:00Z`
  package var iso: String {
    let second = secondOfDay
    let time = [second / 3_600, second / 60 % 60, second % 60].map { String($0).zeroPadded(to: 2) }
    return "\(day.iso)T\(time.joined(separator: ":"))Z"
  }

  /// Parses `2018-01-19T17:47:00+00:00`, in UTC only; nil for anything else.
  package init?(iso text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let day = CalendarDay(iso: halves[0]),
      let zone = ["+00:00", "Z"].first(where: halves[1].hasSuffix)
    else { return nil }
    let time = halves[1].dropLast(zone.count).split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    let seconds = time[0] * 3_600 + time[1] * 60 + time[2]
    self.init(day, secondOfDay: seconds)
  }
}
