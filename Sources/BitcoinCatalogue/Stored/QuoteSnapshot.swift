import Basics
import SquadCore

/// The newest rate and the history of each currency, at one moment.
struct QuoteSnapshot: Sendable {
  /// How old a close may be to count a change from it, or a history to be shown beside a rate.
  static let maxGapInDays = 7

  let table: CurrencyTable
  let rates: [String: Rate]
  let histories: [String: History]
  /// The currencies without a history at every service.
  let absent: Set<String>
  /// The currencies whose newest rates could not be read.
  let unreadable: Set<String>
  /// The dollar's history as a chart, shown for currencies that have none.
  let dollarSeries: Series?
  /// The bundle's day.
  let bundled: CalendarDay
  /// Nil: the day of each rate.
  private let today: CalendarDay?

  init(
    _ bundle: BitcoinBundle.Contents, rates: [String: Rate] = [:],
    histories: [String: History] = [:], absent: Set<String> = [],
    unreadable: Set<String> = [], today: CalendarDay? = nil
  ) {
    self.today = today
    self.absent = absent
    self.unreadable = unreadable.filter { bundle.table[$0] != nil }
    table = bundle.table
    self.bundled = bundle.day
    let dollar = CurrencyTable.dollar
    // Without any response, the last bundled close is the last known rate, of its own day.
    let close = bundle.history.closes.last.map {
      Rate(amount: $0.value, freshness: .bundled($0.day))
    }
    self.rates = close.map { rates.merging([dollar: $0]) { known, _ in known } } ?? rates
    self.histories = histories.merging([dollar: bundle.history]) { known, _ in known }
    let history = histories[dollar] ?? bundle.history
    dollarSeries = table[dollar].map { history.series(in: $0) }
  }

  /// Whether a rate is one of today, so that its changes can be named after that.
  func isToday(_ rate: Rate) -> Bool {
    rate.freshness.moment != nil && rate.day == today ?? rate.day
  }

  /// How fresh the list is: as its newest rate.
  var freshness: Freshness {
    let newest = rates.values.map(\.freshness)
      .max { ($0.moment?.seconds ?? .min) < ($1.moment?.seconds ?? .min) }
    return newest ?? .bundled(bundled)
  }
}
