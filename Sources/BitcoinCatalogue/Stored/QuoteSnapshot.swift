import Basics
import SquadCore

/// The newest rate and the history of each currency, at one moment.
struct QuoteSnapshot: Sendable {
  /// Maximum age of a close for a change, and of a history beside a rate.
  static let maxGapInDays = 7

  let table: CurrencyTable
  let rates: [String: Rate]
  let histories: [String: History]
  /// The currencies of which no service has a history.
  let absent: Set<String>
  /// The currencies with invalid newest rates.
  let unreadable: Set<String>
  /// The dollar's history as a chart, for currencies without one.
  let dollarSeries: Series?
  /// The bundle's day.
  let bundled: CalendarDay
  /// The current day; nil counts every rate as today's.
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
    // The last bundled close is the dollar's rate until there is a response.
    let close = bundle.history.closes.last.map {
      Rate(amount: $0.value, freshness: .bundled($0.day))
    }
    self.rates = close.map { rates.merging([dollar: $0]) { known, _ in known } } ?? rates
    self.histories = histories.merging([dollar: bundle.history]) { known, _ in known }
    let history = histories[dollar] ?? bundle.history
    dollarSeries = table[dollar].map { history.series(in: $0) }
  }

  /// Whether a rate is of today, so that its changes may be labelled with it.
  func isToday(_ rate: Rate) -> Bool {
    rate.freshness.moment != nil && rate.day == today ?? rate.day
  }

  /// The list's freshness, which is that of its newest rate.
  var freshness: Freshness {
    let newest = rates.values.map(\.freshness)
      .max { ($0.moment?.seconds ?? .min) < ($1.moment?.seconds ?? .min) }
    return newest ?? .bundled(bundled)
  }
}

/// The price of bitcoin in a currency, with its freshness.
struct Rate: Equatable, Sendable {
  let amount: Amount
  let freshness: Freshness

  /// The day in UTC.
  var day: CalendarDay {
    switch freshness {
    case .bundled(let day): day
    case .saved(let moment), .live(let moment), .file(let moment): moment.day
    }
  }
}
