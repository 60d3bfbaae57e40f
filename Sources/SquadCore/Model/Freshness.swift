/// Which of the three a shown answer is, and since when it is true.
package enum Freshness: Equatable, Sendable {
  /// From inside the program, as of a day.
  case bundled(CalendarDay)
  /// Fetched earlier and kept, at that moment.
  case saved(Moment)
  /// From a service, at that moment.
  case live(Moment)
}

/// A day of the calendar, without a time zone.
package struct CalendarDay: Equatable, Comparable, Sendable {
  package let year: Int
  /// 1…12
  package let month: Int
  /// 1…31
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

/// A point in time: whole seconds since 1970 in UTC.
package struct Moment: Equatable, Comparable, Sendable {
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  package static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
}
