import SquadCore

/// What is said about prices.
extension Strings {
  /// The heads of a table of days.
  package var day: String { say("Day", "Día", "日付") }
  package var close: String { say("Close", "Cierre", "終値") }
  package var change: String { say("Change", "Cambio", "前日比") }
  /// What is said of a day that is not over.
  package var open: String { say("open", "en curso", "途中") }
  package func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: say("14 days", "14 días", "14日間")
    case .quarter: say("90 days", "90 días", "90日間")
    case .year: say("a year", "un año", "1年間")
    }
  }
  /// What a change spans: `today`, `7 days`, `since 20 Apr`.
  package var today: String { say("today", "hoy", "今日") }
  package func days(_ number: Int) -> String {
    say("\(number) days", number == 1 ? "1 día" : "\(number) días", "\(number)日間")
  }
  package func since(_ day: String) -> String { say("since \(day)", "desde el \(day)", "\(day)比") }
  /// `no price for 9 Apr, 10 Apr`, `no price for 12 days`
  package func noPrice(forDays days: [String]) -> String {
    say(
      "no price for \(days.joined(separator: ", "))",
      "sin precio el \(days.joined(separator: ", "))",
      "\(days.joined(separator: "、"))の価格なし")
  }
  package func noPrice(forDays number: String) -> String {
    say("no price for \(number) days", "sin precio \(number) días", "\(number)日分の価格なし")
  }
  /// A chart in words.
  package func sentence(_ words: ChartWords) -> String {
    say(
      "\(words.span): from \(words.first) to \(words.last), "
        + "highest \(words.high.value) on \(words.high.day), "
        + "lowest \(words.low.value) on \(words.low.day)",
      "\(words.span): de \(words.first) a \(words.last); "
        + "máximo, \(words.high.value) el \(words.high.day); "
        + "mínimo, \(words.low.value) el \(words.low.day)",
      "\(words.span): \(words.first) から \(words.last)、"
        + "最高 \(words.high.value) (\(words.high.day))、"
        + "最低 \(words.low.value) (\(words.low.day))")
  }
}

/// What a chart says in words, each value and day spelled.
package struct ChartWords {
  let span: String
  let first: String
  let last: String
  let high: (value: String, day: String)
  let low: (value: String, day: String)
}
