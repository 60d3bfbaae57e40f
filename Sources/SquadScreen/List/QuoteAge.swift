import Basics
import SquadCore

/// From when to when shown prices are as old as they were when they were drawn.
struct QuoteAge {
  private let now: Moment?
  private var span = Int64.min...Int64.max

  init(at now: Moment? = nil) { self.now = now }

  /// Takes in a price that is drawn.
  mutating func note(_ quote: Quote) {
    guard let now, let moment = quote.freshness?.moment else { return }
    // The last second at which it is a price of now.
    let (last, overflows) = moment.seconds.addingReportingOverflow(Quote.fresh)
    guard !overflows else { return }
    if quote.isOld(at: now) {
      span = max(span.lowerBound, last + 1)...span.upperBound
    } else {
      span = span.lowerBound...min(span.upperBound, last)
    }
  }

  func isSame(at other: Moment?) -> Bool {
    guard now != nil, let other else { return now == other }
    return span.contains(other.seconds)
  }
}
