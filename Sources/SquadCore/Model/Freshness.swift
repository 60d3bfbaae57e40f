/// Which of the three a shown answer is, and since when it is true.
package enum Freshness: Equatable, Sendable {
  /// From inside the program, as of a day.
  case bundled(CalendarDay)
  /// Fetched earlier and kept, at that moment.
  case saved(Moment)
  /// From a service, at that moment.
  case live(Moment)
}

extension Freshness {
  /// When it was true; nil of what is bundled, of which only the day is known.
  package var moment: Moment? {
    switch self {
    case .bundled: nil
    case .saved(let moment), .live(let moment): moment
    }
  }

  package var isLive: Bool {
    if case .live = self { true } else { false }
  }
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
package struct Moment: Hashable, Comparable, Sendable {
  package let seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  package static func < (left: Moment, right: Moment) -> Bool { left.seconds < right.seconds }
}

extension CalendarDay {
  /// The day that begins so many days after 1 January 1970. The rule is the proleptic Gregorian
  /// calendar's, counted in eras of 400 years that begin in March, so that leap days come last.
  package init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// How many days after 1 January 1970 it is; the inverse of `init(daysSince1970:)`.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// `2026-04-22`
  package var iso: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

extension Moment {
  /// The day it falls on in UTC.
  package var day: CalendarDay {
    let (days, rest) = Int(seconds).quotientAndRemainder(dividingBy: 86_400)
    return CalendarDay(daysSince1970: rest < 0 ? days - 1 : days)
  }

  /// `2026-04-22T12:04:00Z`
  package var iso: String {
    let (days, rest) = Int(seconds).quotientAndRemainder(dividingBy: 86_400)
    let second = rest < 0 ? rest + 86_400 : rest
    let day = CalendarDay(daysSince1970: rest < 0 ? days - 1 : days)
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(day.iso)T\(time.joined(separator: ":"))Z"
  }
}

private func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(digits - text.count, 0)) + text
}
