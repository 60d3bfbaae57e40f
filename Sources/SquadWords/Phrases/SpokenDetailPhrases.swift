import Basics

/// What the line-by-line mode says of details, prices and dates.
extension Strings {
  /// `21 November 2026`, `21 November`
  package func spoken(_ day: CalendarDay, showsYear: Bool) -> String {
    say(
      "\(day.day) \(Self.month(of: day, in: Self.englishMonths))\(showsYear ? " \(day.year)" : "")",
      "\(day.day) de \(Self.month(of: day, in: Self.spanishMonths))\(showsYear ? " de \(day.year)" : "")",
      showsYear ? text(of: day) : shortText(of: day))
  }
  /// `12:04`
  package func spokenTime(hour: Int, minute: Int) -> String {
    say(
      "\(String(hour).zeroPadded(to: 2)):\(String(minute).zeroPadded(to: 2))",
      "\(hour):\(String(minute).zeroPadded(to: 2))",
      "\(hour)時\(minute)分")
  }
  package func spokenBundled(_ day: String) -> String {
    say("Bundled \(day)", "Datos incluidos, del \(day)", "\(day)の内蔵データ")
  }
  package func spokenSaved(at time: String) -> String {
    say("Saved \(time)", "Guardado, \(time)", "\(time)の保存データ")
  }
  package func spokenSaved(on day: String) -> String {
    say("Saved \(day)", "Guardado el \(day)", "\(day)の保存データ")
  }
  package func spokenLive(at time: String) -> String {
    say("Live \(time)", "En vivo, \(time)", "\(time)のライブデータ")
  }
  package func spokenLive(on day: String) -> String {
    say("Live \(day)", "En vivo el \(day)", "\(day)のライブデータ")
  }
  /// `Height: 198 cm`, of a label and its value.
  package func spokenFact(_ label: String, _ value: String) -> String {
    say("\(label): \(value)", "\(label): \(value)", "\(label)、\(value)")
  }
  /// Above numbered lines.
  package func spokenHeading(_ title: String) -> String {
    say("\(title):", "\(title):", "\(title)。")
  }
  /// `Strength 40 of 100`
  package func spokenBar(_ label: String, _ value: String, of maximum: String) -> String {
    say(
      "\(label) \(value) of \(maximum)",
      "\(label) \(value) de \(maximum)",
      "\(label)は\(maximum)中\(value)")
  }
  /// `Strength 40 to 100`, of two that are compared.
  package func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    say(
      "\(label) \(left) to \(right)",
      "\(label) \(left) a \(right)",
      "\(label)は\(left)対\(right)")
  }
  package func spokenComparison(of left: String, with right: String) -> String {
    say(
      "\(left) compared with \(right)",
      "\(left) comparado con \(right)",
      "\(left) と \(right) の比較")
  }
  package func spokenLink(_ title: String) -> String {
    say("link \(title)", "enlace \(title)", "リンク、\(title)")
  }
  package var spokenNoStops: String {
    say("Nothing to choose here.", "Aquí no hay nada que elegir.", "ここに選べる項目はありません。")
  }
  /// An amount with its unit.
  package func spokenMoney(_ amount: String, unit: String, isWord: Bool) -> String {
    switch language {
    case .english:
      money(amount, unit: unit, isWord: isWord)
    case .spanish:
      switch unit {
      case "$": "\(amount) dólares"
      case "€": "\(amount) euros"
      case "£": "\(amount) libras"
      case "¥": "\(amount) yenes"
      default: "\(amount) \(unit)"
      }
    case .japanese:
      switch unit {
      case "$": "\(amount)ドル"
      case "€": "\(amount)ユーロ"
      case "£": "\(amount)ポンド"
      case "¥": "\(amount)円"
      default: "\(amount) \(unit)"
      }
    }
  }
  /// `up 1.2 percent`
  package func spokenChange(_ number: String, isUp: Bool) -> String {
    say(
      "\(isUp ? "up" : "down") \(number) percent",
      "\(isUp ? "sube" : "baja") un \(number) por ciento",
      "\(number)パーセント\(isUp ? "上昇" : "下落")")
  }
  package var spokenUnchanged: String { say("unchanged", "sin cambios", "変わらず") }
  /// A change with what it spans: `down 1.3 percent today`.
  package func spokenToday(_ change: String) -> String {
    say("\(change) today", "\(change) hoy", "今日は\(change)")
  }
  package func spoken(_ change: String, since day: String) -> String {
    say("\(change) since \(day)", "\(change) desde el \(day)", "\(day)から\(change)")
  }
  package func spoken(_ change: String, inDays days: String) -> String {
    say("\(change) in \(days) days", "\(change) en \(days) días", "\(days)日間で\(change)")
  }
  /// A chart.
  package func spokenSentence(_ words: ChartWords) -> String {
    say(
      sentence(words),
      sentence(words),
      "\(words.span)で\(words.first)から\(words.last)、"
        + "最高は\(words.high.day)の\(words.high.value)、"
        + "最低は\(words.low.day)の\(words.low.value)")
  }
  package func spokenDays(_ number: String, isOne: Bool) -> String {
    say(
      isOne ? "1 day to step to" : "\(number) days to step through, newest first",
      isOne ? "1 día para recorrer" : "\(number) días para recorrer, los más recientes primero",
      isOne ? "1日分の価格に移動できます" : "新しい順に\(number)日分の価格をたどれます")
  }

  /// January to December.
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]

  /// enero to diciembre.
  private static let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio",
    "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
  ]

  /// A month's name from a table of twelve.
  static func month(of day: CalendarDay, in names: [String]) -> String {
    names.indices.contains(day.month - 1) ? names[day.month - 1] : "?"
  }
}
