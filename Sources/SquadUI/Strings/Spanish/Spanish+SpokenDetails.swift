import Basics

/// Spanish sentences of the line-by-line mode about details, prices and dates.
extension Spanish: SpokenDetailWords {
  func spoken(_ day: CalendarDay, showsYear: Bool) -> String {
    "\(day.day) de \(fullMonth(of: day))\(showsYear ? " de \(day.year)" : "")"
  }
  func spokenTime(hour: Int, minute: Int) -> String {
    "\(hour):\(String(minute).zeroPadded(to: 2))"
  }
  func spokenBundled(_ day: String) -> String { "Datos incluidos, del \(day)" }
  func spokenSaved(at time: String) -> String { "Guardado, \(time)" }
  func spokenSaved(on day: String) -> String { "Guardado el \(day)" }
  func spokenLive(at time: String) -> String { "En vivo, \(time)" }
  func spokenLive(on day: String) -> String { "En vivo el \(day)" }
  func spokenFact(_ label: String, _ value: String) -> String { "\(label): \(value)" }
  func spokenHeading(_ title: String) -> String { "\(title):" }
  func spokenBar(_ label: String, _ value: String, of maximum: String) -> String {
    "\(label) \(value) de \(maximum)"
  }
  func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    "\(label) \(left) a \(right)"
  }
  func spokenComparison(of left: String, with right: String) -> String {
    "\(left) comparado con \(right)"
  }
  func spokenLink(_ title: String) -> String { "enlace \(title)" }
  var spokenNoStops: String { "Aquí no hay nada que elegir." }
  func spokenMoney(_ amount: String, unit: String, isWord: Bool) -> String {
    switch unit {
    case "$": "\(amount) dólares"
    case "€": "\(amount) euros"
    case "£": "\(amount) libras"
    case "¥": "\(amount) yenes"
    default: "\(amount) \(unit)"
    }
  }
  func spokenChange(_ number: String, isUp: Bool) -> String {
    "\(isUp ? "sube" : "baja") un \(number) por ciento"
  }
  var spokenUnchanged: String { "sin cambios" }
  func spokenToday(_ change: String) -> String { "\(change) hoy" }
  func spoken(_ change: String, since day: String) -> String { "\(change) desde el \(day)" }
  func spoken(_ change: String, inDays days: String) -> String { "\(change) en \(days) días" }
  func spokenSentence(_ words: ChartWords) -> String { sentence(words) }
  func spokenDays(_ number: String, isOne: Bool) -> String {
    isOne ? "1 día para recorrer" : "\(number) días para recorrer, los más recientes primero"
  }

  private func fullMonth(of day: CalendarDay) -> String {
    switch day.month {
    case 1: "enero"
    case 2: "febrero"
    case 3: "marzo"
    case 4: "abril"
    case 5: "mayo"
    case 6: "junio"
    case 7: "julio"
    case 8: "agosto"
    case 9: "septiembre"
    case 10: "octubre"
    case 11: "noviembre"
    case 12: "diciembre"
    default: "?"
    }
  }
}
