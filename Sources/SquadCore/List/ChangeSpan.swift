import Basics

/// The start of the changes in a list of prices.
package enum ChangeSpan: Equatable, Sendable {
  /// The last close before today.
  case today
  /// The close of another day.
  case since(CalendarDay)
  /// Closes of several days.
  case mixed
}

extension OpenList {
  /// The start of its rows' changes; nil where they have no prices.
  package func changeSpan(at now: Moment?) -> ChangeSpan? {
    guard entries[0]?.quote != nil else { return nil }
    var span: ChangeSpan?
    entries.forEach { _, entry in
      guard span != .mixed, let quote = entry.quote, quote.change != nil else { return }
      let own = quote.start(ofChangeAt: now).map(ChangeSpan.since) ?? .today
      span = span == nil || span == own ? own : .mixed
    }
    return span ?? .today
  }
}
