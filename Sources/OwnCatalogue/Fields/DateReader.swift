import Basics

/// Reads a date in place: ISO 8601, `20060102`, `Jan 2 2006`, `2/1/2006`, `2/1/06`, `2.1.2006`,
/// `02.01.06`, `2006/01/02`, `2-Jan-2006`, RFC 2822, and those of git log, Apache and Go, each with
/// a time or without.
struct DateReader {
  /// A date; `2/1/2006` is one with the day first and another with the month first.
  struct Reading: Equatable {
    let dayFirst: FieldDate?
    let monthFirst: FieldDate?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  static func date(_ text: String) -> Reading? {
    var text = text
    return text.withUTF8 { date($0) }
  }

  static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
    guard (6...48).contains(bytes.count), bytes[0] < 0x80 else { return nil }
    var reader = DateReader(bytes)
    return reader.reading()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Year, month and day; `other` are month and day the other way round.
  private struct Parts {
    var year: Int?
    var (month, day) = (0, 0)
    var isAmbiguous = false
  }

  private mutating func reading() -> Reading? {
    _ = take("[")
    guard var parts = dayParts() else { return nil }
    var seconds: Int?
    var offset = 0
    if isAtTime {
      guard let time = time() else { return nil }
      seconds = time
    }
    if let zone = zone() { offset = zone }
    if parts.year == nil {
      skipSpaces()
      guard let year = number(4, 4) else { return nil }
      parts.year = year
      if let zone = zone() { offset = zone }
    }
    _ = take("]")
    guard position == bytes.count, let year = parts.year else { return nil }
    let first = Self.date(year, parts.month, parts.day, seconds, offset)
    let second =
      parts.isAmbiguous ? Self.date(year, parts.day, parts.month, seconds, offset) : first
    return first == nil && second == nil ? nil : Reading(dayFirst: first, monthFirst: second)
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ seconds: Int?, _ offset: Int
  ) -> FieldDate? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date = CalendarDay(year: year, month: month, day: day)
    guard CalendarDay(daysSince1970: date.daysSince1970) == date else { return nil }
    return FieldDate(day: date, moment: seconds.map { Moment(date, secondOfDay: $0 - offset) })
  }

  private mutating func dayParts() -> Parts? {
    if current.isLetter {
      let start = position
      let word = word()
      if let month = month(word) { return monthNameFirst(month) }
      guard isWeekday(word) else {
        position = start
        return nil
      }
      _ = take(",")
      skipSpaces()
      if current.isLetter {
        guard let month = month(self.word()) else { return nil }
        return monthNameFirst(month)
      }
    }
    let start = position
    guard let first = number(1, 8) else { return nil }
    switch position - start {
    case 4: return yearFirst(first)
    case 8
    where current == UInt8(ascii: "T")
      || position == bytes.count && (1900...2100).contains(first / 10_000):
      return Parts(year: first / 10_000, month: first / 100 % 100, day: first % 100)
    case 1, 2: return dayFirst(first)
    default: return nil
    }
  }

  /// `Jan 2, 2006`, and `Jan 2 15:04:05 2006` without its end.
  private mutating func monthNameFirst(_ month: Int) -> Parts? {
    _ = take(".")
    skipSpaces()
    guard let day = number(1, 2) else { return nil }
    _ = take(",")
    let start = position
    skipSpaces()
    let digits = position
    if let year = number(4, 4), current != UInt8(ascii: ":") {
      return Parts(year: year, month: month, day: day)
    }
    position = start
    return digits > start ? Parts(month: month, day: day) : nil
  }

  /// `2006-01-02`, `2006/01/02`
  private mutating func yearFirst(_ year: Int) -> Parts? {
    let separator = current
    guard separator == 0x2D || separator == 0x2F || separator == 0x2E else { return nil }
    position += 1
    let start = position
    guard let month = number(1, 2) else { return nil }
    // A month of ISO 8601 begins with its first day.
    if separator == 0x2D, position == start + 2, position == bytes.count,
      (1500...2100).contains(year)
    {
      return Parts(year: year, month: month, day: 1)
    }
    guard current == separator else { return nil }
    position += 1
    guard let day = number(1, 2) else { return nil }
    return Parts(year: year, month: month, day: day)
  }

  /// `2/1/2006`, `2.1.2006`, `2-Jan-2006`, `2 Jan 2006`
  private mutating func dayFirst(_ first: Int) -> Parts? {
    let separator = current
    guard [0x2D, 0x2F, 0x2E, 0x20].contains(separator) else { return nil }
    let start = position
    position += 1
    if separator == 0x2E { skipSpaces() }
    if current.isLetter {
      guard let month = month(word()) else { return nil }
      if current == separator || current == 0x20 || current == 0x2E || current == 0x2C {
        position += 1
      }
      skipSpaces()
      guard let year = year(mayBeShort: separator != 0x20) else { return nil }
      return Parts(year: year, month: month, day: first)
    }
    guard separator != 0x20, let second = number(1, 2), current == separator else { return nil }
    position += 1
    if separator == 0x2E { skipSpaces() }
    // A date of two-digit numbers with hyphens is more likely a code, and one of single digits with
    // points a version.
    let isPadded = start >= 2 && bytes[start - 2] &- 0x30 < 10 && position == start + 4
    guard let year = year(mayBeShort: separator == 0x2F || isPadded && separator == 0x2E) else {
      return nil
    }
    return Parts(year: year, month: second, day: first, isAmbiguous: true)
  }

  /// A year of four digits, or of two between 1970 and 2069.
  private mutating func year(mayBeShort: Bool) -> Int? {
    let start = position
    guard let year = number(2, 4) else { return nil }
    switch position - start {
    case 4: return year
    case 2 where mayBeShort && current != UInt8(ascii: ":"): return year + (year < 70 ? 2000 : 1900)
    default: return nil
    }
  }

  /// Whether a time of day follows; moves to its first digit.
  private var isAtTime: Bool {
    mutating get {
      let start = position
      if current == UInt8(ascii: "T") || current == UInt8(ascii: "t")
        || current == UInt8(ascii: ":") || current == UInt8(ascii: ",")
      {
        position += 1
      }
      skipSpaces()
      let digits = position
      if let hour = number(1, 2), hour < 25, current == UInt8(ascii: ":") || isCompactTime(digits) {
        position = digits
        return true
      }
      position = start
      return false
    }
  }

  /// Whether it is the time of `20261101T100000`.
  private func isCompactTime(_ start: Int) -> Bool {
    start >= 9 && bytes[start - 1] == UInt8(ascii: "T") && position == start + 2
      && current &- 0x30 < 10
  }

  private mutating func time() -> Int? {
    guard var hour = number(1, 2) else { return nil }
    let isCompact = !take(":")
    guard let minute = number(2, 2), minute < 60 else { return nil }
    var second = 0
    if isCompact ? current &- 0x30 < 10 : take(":") {
      guard let read = number(2, 2), read <= 60 else { return nil }
      second = read
      if take(".") || take(",") { guard number(1, 9) != nil else { return nil } }
    }
    let end = position
    skipSpaces()
    let half = current | 0x20
    if half == UInt8(ascii: "a") || half == UInt8(ascii: "p"),
      position + 1 == bytes.count || bytes[position + 1] | 0x20 == UInt8(ascii: "m")
    {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == UInt8(ascii: "p") ? 12 : 0)
      position = min(position + 2, bytes.count)
    } else {
      position = end
    }
    return hour < 25 ? (hour * 60 + minute) * 60 + second : nil
  }

  /// Moves past `Z`, `+01:00`, `UTC`, and `+0000 UTC`; the seconds east of UTC.
  private mutating func zone() -> Int? {
    let start = position
    skipSpaces()
    var offset: Int?
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
      let isWest = current == UInt8(ascii: "-")
      position += 1
      guard let hours = number(2, 2) else {
        position = start
        return nil
      }
      _ = take(":")
      let minutes = number(2, 2) ?? 0
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
      let end = position
      skipSpaces()
      if !current.isCapital { position = end }
    }
    if current.isCapital || current == UInt8(ascii: "z") {
      let name = word()
      // Any name of up to three letters may be `Uhr`, `Utc` or a weekday in another language.
      let isZone = name.count <= 3 || name.count <= 5 && bytes[name].allSatisfy(\.isCapital)
      guard isZone || isWeekday(name) else {
        position = start
        return nil
      }
      offset = offset ?? hoursEast(name) * 3600
    }
    if offset == nil { position = start }
    return offset
  }

  /// Hours east of UTC of a zone that RFC 2822 names, or that `date` prints in much of the rest of
  /// the world; 0 for any other.
  private func hoursEast(_ name: Range<Int>) -> Int {
    guard name.count > 2 else { return 0 }
    return switch String(decoding: bytes[name], as: UTF8.self) {
    case "AEDT": 11
    case "AEST": 10
    case "JST", "KST": 9
    case "EEST", "MSK": 3
    case "CEST", "EET": 2
    case "CET", "BST", "WEST": 1
    case "EDT": -4
    case "EST", "CDT": -5
    case "CST", "MDT": -6
    case "MST", "PDT": -7
    case "PST": -8
    default: 0
    }
  }

  private mutating func skipSpaces() {
    while current == 0x20 { position += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func number(_ minimum: Int, _ maximum: Int) -> Int? {
    let start = position
    var number = 0
    while position - start < maximum, current &- 0x30 < 10 {
      number = number * 10 + Int(current - 0x30)
      position += 1
    }
    return position - start >= minimum ? number : nil
  }

  private mutating func word() -> Range<Int> {
    let start = position
    while current.isLetter { position += 1 }
    return start..<position
  }

  private func month(_ word: Range<Int>) -> Int? {
    index(of: word, among: Self.months).map { $0 + 1 }
  }

  private func isWeekday(_ word: Range<Int>) -> Bool {
    index(of: word, among: Self.weekdays) != nil
  }

  /// Index of the name that begins with the word, of three letters at least. Plain loops, since
  /// every text with a capital comes here.
  private func index(of word: Range<Int>, among names: [StaticString]) -> Int? {
    guard word.count >= 3 else { return nil }
    for index in names.indices where begins(names[index], with: word) { return index }
    return nil
  }

  private func begins(_ name: StaticString, with word: Range<Int>) -> Bool {
    guard word.count <= name.utf8CodeUnitCount else { return false }
    for index in 0..<word.count
    where bytes[word.lowerBound + index] | 0x20 != name.utf8Start[index] {
      return false
    }
    return true
  }

  private static let months: [StaticString] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 &- 0x61 < 26 && self >= 0x41 }
  fileprivate var isCapital: Bool { self &- 0x41 < 26 }
}
