import SquadCore

/// Spanish words about prices.
extension Spanish: PriceWords {
  var day: String { "Día" }
  var close: String { "Cierre" }
  var change: String { "Cambio" }
  var open: String { "en curso" }

  func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: "14 días"
    case .quarter: "90 días"
    case .year: "un año"
    }
  }

  var today: String { "hoy" }
  func days(_ number: Int) -> String { number == 1 ? "1 día" : "\(number) días" }
  func since(_ day: String) -> String { "desde el \(day)" }
  func noPrice(forDays days: [String]) -> String {
    "sin precio el \(days.joined(separator: ", "))"
  }
  func noPrice(forDays number: String) -> String { "sin precio \(number) días" }

  func sentence(_ words: ChartWords) -> String {
    "\(words.span): de \(words.first) a \(words.last); "
      + "máximo, \(words.high.value) el \(words.high.day); "
      + "mínimo, \(words.low.value) el \(words.low.day)"
  }
}
