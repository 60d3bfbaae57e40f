/// Day of the Gregorian calendar, without a time zone. Stored in 8 bytes: price histories hold tens
/// of thousands.
package struct CalendarDay: Equatable, Comparable, Sendable {
  private let storedYear: Int32
  private let storedMonth: Int8
  private let storedDay: Int8

  /// Clamps numbers beyond the storage; doesn't check that the calendar has the day.
  package init(year: Int, month: Int, day: Int) {
    storedYear = Int32(clamping: year)
    storedMonth = Int8(clamping: month)
    storedDay = Int8(clamping: day)
  }

  /// `2026`; clamped to 32 bits.
  package var year: Int { Int(storedYear) }
  /// 1…12
  package var month: Int { Int(storedMonth) }
  /// 1…31
  package var day: Int { Int(storedDay) }

  /// By year, then month, then day.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day by its number since 1 January 1970, in the proleptic Gregorian calendar. Counts in
  /// eras of 400 years that begin in March, so that leap days come last.
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

  /// Days since 1 January 1970; the inverse of `init(daysSince1970:)`.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// `2026-04-22`
  package var iso: String {
    let parts = [
      String(year).zeroPadded(to: 4), String(month).zeroPadded(to: 2),
      String(day).zeroPadded(to: 2),
    ]
    return parts.joined(separator: "-")
  }

  /// Parses `2026-04-22`; nil for anything else, and for a day that the calendar lacks. The year is
  /// the calendar's, not ISO 8601's week year.
  package init?(iso text: String) { self.init(iso: text[...]) }

  /// Parses `2026-04-22`; nil for anything else, and for a day that the calendar lacks.
  package init?(iso text: Substring) {
    var text = text
    guard let day = text.withUTF8(Self.init(iso:)) else { return nil }
    self = day
  }

  // Not generic: a generic one ran unspecialised from other modules, ten times as long.
  private init?(iso bytes: UnsafeBufferPointer<UInt8>) {
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let year = Self.number(bytes, 0..<4), let month = Self.number(bytes, 5..<7),
      let date = Self.number(bytes, 8..<10), (1...12).contains(month), (1...31).contains(date)
    else { return nil }
    let day = CalendarDay(year: year, month: month, day: date)
    guard CalendarDay(daysSince1970: day.daysSince1970) == day else { return nil }
    self = day
  }

  /// The decimal number in a range of the bytes; nil where one isn't a digit.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Apr`; `?` for a month outside 1…12.
  package var monthName: String {
    Self.monthNames.indices.contains(month - 1) ? Self.monthNames[month - 1] : "?"
  }

  /// The month, 1…12, of an English abbreviation; nil for any other text.
  package static func month(named name: Substring) -> Int? {
    monthNames.firstIndex { $0 == name }.map { $0 + 1 }
  }

  /// `22 Apr 2026`
  package var text: String { "\(day) \(monthName) \(year)" }

  /// `22 Apr`, or `22 Apr 2026` where the year differs from the other day's.
  package func text(beside other: CalendarDay) -> String {
    year == other.year ? "\(day) \(monthName)" : text
  }
}
