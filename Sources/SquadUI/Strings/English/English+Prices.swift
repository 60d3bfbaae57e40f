import SquadCore

/// English words about prices.
extension English: PriceWords {
  var day: String { "Day" }
  var close: String { "Close" }
  var change: String { "Change" }
  var open: String { "open" }

  func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: "14 days"
    case .quarter: "90 days"
    case .year: "a year"
    }
  }

  var today: String { "today" }
  func days(_ number: Int) -> String { "\(number) days" }
  func since(_ day: String) -> String { "since \(day)" }
  func noPrice(forDays days: [String]) -> String {
    "no price for \(days.joined(separator: ", "))"
  }
  func noPrice(forDays number: String) -> String { "no price for \(number) days" }

  func sentence(_ words: ChartWords) -> String {
    "\(words.span): from \(words.first) to \(words.last), "
      + "highest \(words.high.value) on \(words.high.day), "
      + "lowest \(words.low.value) on \(words.low.day)"
  }
}
