import Basics

/// Source of data, and its age.
package enum Freshness: Equatable, Sendable {
  /// From inside the program, as of that day.
  case bundled(CalendarDay)
  /// Fetched in an earlier run, at that moment.
  case saved(Moment)
  /// From a service, at that moment.
  case live(Moment)
  /// From a user's file, last modified at that moment.
  case file(Moment)
}

extension Freshness {
  /// Time of the fetch; nil for bundled data, of which only the day is known.
  package var moment: Moment? {
    switch self {
    case .bundled: nil
    case .saved(let moment), .live(let moment), .file(let moment): moment
    }
  }

  /// Whether it is the source's own current state.
  package var isLive: Bool {
    switch self {
    case .live, .file: true
    case .bundled, .saved: false
    }
  }

  /// The older of both; bundled data counts from the beginning of its day.
  package func older(_ other: Freshness) -> Freshness { other.seconds < seconds ? other : self }

  private var seconds: Int64 {
    switch self {
    case .bundled(let day): Moment(day).seconds
    case .saved(let moment), .live(let moment), .file(let moment): moment.seconds
    }
  }
}

extension Sequence<Freshness> {
  /// The oldest of them; nil without any.
  package var oldest: Freshness? {
    reduce(nil) { oldest, next in oldest.map { $0.older(next) } ?? next }
  }
}
