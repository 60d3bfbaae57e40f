import SquadCore

/// What is said about prices.
protocol PriceWords {
  /// The heads of a table of days.
  var day: String { get }
  var close: String { get }
  var change: String { get }
  /// What is said of a day that is not over.
  var open: String { get }
  func text(of span: ChartSpan) -> String
  /// What a change spans: `today`, `7 days`, `since 20 Apr`.
  var today: String { get }
  func days(_ number: Int) -> String
  func since(_ day: String) -> String
  /// `no price for 9 Apr, 10 Apr`, `no price for 12 days`
  func noPrice(forDays days: [String]) -> String
  func noPrice(forDays number: String) -> String
  /// A chart in words.
  func sentence(_ words: ChartWords) -> String
}

/// What a chart says in words, each value and day spelled.
struct ChartWords {
  let span: String
  let first: String
  let last: String
  let high: (value: String, day: String)
  let low: (value: String, day: String)
}
