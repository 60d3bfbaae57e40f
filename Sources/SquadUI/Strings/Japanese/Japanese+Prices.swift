import SquadCore

/// Japanese words about prices.
extension Japanese: PriceWords {
  var day: String { "日付" }
  var close: String { "終値" }
  var change: String { "前日比" }
  var open: String { "途中" }

  func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: "14日間"
    case .quarter: "90日間"
    case .year: "1年間"
    }
  }

  var today: String { "今日" }
  func days(_ number: Int) -> String { "\(number)日間" }
  func since(_ day: String) -> String { "\(day)比" }
  func noPrice(forDays days: [String]) -> String {
    "\(days.joined(separator: "、"))の価格なし"
  }
  func noPrice(forDays number: String) -> String { "\(number)日分の価格なし" }

  func sentence(_ words: ChartWords) -> String {
    "\(words.span): \(words.first) から \(words.last)、"
      + "最高 \(words.high.value) (\(words.high.day))、"
      + "最低 \(words.low.value) (\(words.low.day))"
  }
}
