import Basics

/// Start of the price changes in a list.
package enum ChangeSpan: Equatable, Sendable {
  /// The last close before today.
  case today
  /// The close of an earlier day.
  case since(CalendarDay)
  /// Closes of different days.
  case mixed
}

extension OpenList {
  /// Start of the changes in its rows, which have prices.
  package func changeSpan(at now: Moment?) -> ChangeSpan {
    var span: ChangeSpan?
    entries.forEach { _, entry in
      guard span != .mixed, let quote = entry.quote, quote.change != nil else { return }
      let own = quote.start(ofChangeAt: now).map(ChangeSpan.since) ?? .today
      span = span == nil || span == own ? own : .mixed
    }
    return span ?? .today
  }
}
