import Basics

/// When a server wants to be asked again, by its header `Retry-After`: seconds from now, or a date,
/// which is measured by the server's own clock where `Date` tells it.
enum RetryAfter {
  private static let day: Int64 = 86_400

  /// Never before `now`, and at most a day after it; nil where nothing readable is said.
  ///
  /// - Parameter date: reads a date as HTTP writes it.
  static func moment(in headers: HTTPHeaders, now: Moment, date: (String) -> Moment?) -> Moment? {
    guard let value = headers["Retry-After"] else { return nil }
    let delay: Int64
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // Too many digits for a number are many seconds.
      delay = Int64(value) ?? day
    } else if let until = date(value) {
      delay = until.seconds - (headers["Date"].flatMap(date) ?? now).seconds
    } else {
      return nil
    }
    return Moment(seconds: now.seconds + min(max(delay, 0), day))
  }
}
