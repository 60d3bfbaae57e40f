import Basics

/// Where data came from, and when.
package enum Freshness: Equatable, Sendable {
  /// From inside the program, as of a day.
  case bundled(CalendarDay)
  /// Fetched in an earlier run, at that moment.
  case saved(Moment)
  /// From a service, at that moment.
  case live(Moment)
}

extension Freshness {
  /// When it was fetched; nil for bundled data, of which only the day is known.
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
