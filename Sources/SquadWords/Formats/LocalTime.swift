import Basics

/// Moment in a time zone.
package struct LocalTime: Equatable, Sendable {
  package let day: CalendarDay
  /// 0…23
  let hour: Int
  /// 0…59
  let minute: Int

  package init(day: CalendarDay, hour: Int, minute: Int) {
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// In UTC.
  @Sendable package static func utc(_ moment: Moment) -> LocalTime {
    let second = moment.secondOfDay
    return LocalTime(day: moment.day, hour: second / 3_600, minute: second / 60 % 60)
  }
}
