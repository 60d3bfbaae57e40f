import Basics

/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`. The two older forms that RFC 9110
/// knows are not understood.
enum HTTPDate {
  /// The moment a date names; nil where it isn't one.
  static func moment(_ text: String) -> Moment? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT" else { return nil }
    guard let month = CalendarDay.month(named: words[2]),
      let day = number(words[1], 1...31), let year = number(words[3], 1970...9999),
      let seconds = secondsOfDay(words[4])
    else { return nil }
    return Moment(CalendarDay(year: year, month: month, day: day), secondOfDay: seconds)
  }

  /// What `Retry-After` says: seconds from `now`, or a date, which is measured by the server's own
  /// clock where that is known. Never before `now`, and at most a day after it.
  static func retryMoment(_ value: String, now: Moment, serverNow: Moment?) -> Moment? {
    let day: Int64 = 86_400
    let delay: Int64
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // Too many digits for a number are many seconds.
      delay = Int64(value) ?? day
    } else if let until = moment(value) {
      delay = until.seconds - (serverNow ?? now).seconds
    } else {
      return nil
    }
    return Moment(seconds: now.seconds + min(max(delay, 0), day))
  }

  private static func secondsOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // A leap second is the 60th.
    guard parts.count == 3, let hour = number(parts[0], 0...23),
      let minute = number(parts[1], 0...59), let second = number(parts[2], 0...60)
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    return range.contains(number) ? number : nil
  }
}
