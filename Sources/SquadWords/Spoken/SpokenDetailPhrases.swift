import Basics
import SquadCore

/// Details, line by line.
extension Strings {
  /// `Height: 198 cm`, of a label and its value.
  package func spokenFact(_ label: String, _ value: String) -> String {
    say("\(label): \(value)", "\(label): \(value)", "\(label)、\(value)")
  }
  /// Above numbered lines.
  package func spokenHeading(_ title: String) -> String {
    say("\(title):", "\(title):", "\(title)。")
  }
  /// `Strength 40 of 100`
  package func spoken(_ bar: Bar) -> String {
    say(
      "\(bar.label) \(number(bar.value)) of \(number(bar.maximum))",
      "\(bar.label) \(number(bar.value)) de \(number(bar.maximum))",
      "\(bar.label)\(gap(bar.label.last))は\(number(bar.maximum))点中\(number(bar.value))点")
  }
  /// `Strength 40 to 100`, of two that are compared.
  package func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    say(
      "\(label) \(left) to \(right)",
      "\(label) \(left) a \(right)",
      "\(label)\(gap(label.last))は\(left)対\(right)")
  }
  /// `Batman compared with Captain America`, before the stats.
  package func spokenComparison(of left: String, with right: String) -> String {
    say(
      "\(left) compared with \(right)",
      "Comparación de \(left) con \(right)",
      "\(left) と \(right) の比較")
  }
  /// `link Detail`
  package func spokenLink(_ title: String) -> String {
    say("link \(title)", "enlace \(title)", "リンク、\(title)")
  }
  /// `Detail: https://…`
  package func spokenAddress(_ link: Link) -> String { spokenFact(link.title, link.url) }
  /// `Nothing to choose here.`, where a detail has no stops.
  package var spokenNoStops: String {
    say("Nothing to choose here.", "Aquí no hay nada que elegir.", "ここに選べる項目はありません。")
  }
}

/// Days and freshness, line by line.
extension Strings {
  /// `21 November 2026`
  package func spoken(_ day: CalendarDay) -> String { aloud.text(of: day) }

  /// `Bundled 21 November 2026`, `Saved 12:04`, `Live 12:04`: the time of a moment of today, else its
  /// day.
  package func spoken(_ freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day):
      let day = spoken(day)
      return say("Bundled \(day)", "Datos incluidos, del \(day)", "\(day)の内蔵データ")
    case .file(let moment):
      let (time, isToday) = spokenMoment(moment)
      return say(
        "File of \(time)", "Archivo\(isToday ? " de las" : " del") \(time)", "\(time)のファイル")
    case _ where !isDated(freshness): return capitalized(saved)
    case .saved(let moment):
      let (time, isToday) = spokenMoment(moment)
      return say("Saved \(time)", "Guardado\(isToday ? "," : " el") \(time)", "\(time)の保存データ")
    case .live(let moment):
      let (time, isToday) = spokenMoment(moment)
      return say("Live \(time)", "En vivo\(isToday ? "," : " el") \(time)", "\(time)のライブデータ")
    }
  }

  private func spokenMoment(_ moment: Moment) -> (text: String, isToday: Bool) {
    let local = localTime(moment)
    guard local.day == localDay else { return (spoken(local.day), false) }
    let minute = String(local.minute).zeroPadded(to: 2)
    let text = say(
      "\(String(local.hour).zeroPadded(to: 2)):\(minute)", "\(local.hour):\(minute)",
      "\(local.hour)時\(local.minute)分")
    return (text, true)
  }
}

/// Prices, line by line.
extension Strings {
  /// `$72,242.12`, in other languages with the name of the currency; `no rate yet` without a rate.
  package func spokenMoney(of quote: Quote) -> String {
    guard let rate = quote.rate else { return noRate }
    let amount = amount(rate, places: quote.places)
    guard language != .english, let name = name(ofUnit: quote.unit) else {
      return money(amount, quote.unit)
    }
    return say(amount, "\(amount) \(name)", "\(amount)\(name)")
  }

  private func name(ofUnit unit: String) -> String? {
    switch unit {
    case "$": say(unit, "dólares", "ドル")
    case "€": say(unit, "euros", "ユーロ")
    case "£": say(unit, "libras", "ポンド")
    case "¥": say(unit, "yenes", "円")
    default: nil
    }
  }

  /// A row's price: `$72,242.12`, `down 1.3 percent`. A change that isn't today's tells its start,
  /// because no head of a column does.
  package func spokenParts(of quote: Quote) -> [String] {
    guard let change = quote.change else { return [spokenMoney(of: quote)] }
    let isTodays = quote.start(ofChangeAt: now) == nil
    return [spokenMoney(of: quote), isTodays ? spoken(change) : spokenSinceStart(change)]
  }

  /// `up 1.2 percent`
  private func spoken(_ change: Change) -> String {
    let tenths = change.tenthsOfPercent.magnitude
    if tenths == 0 { return say("unchanged", "sin cambios", "変わらず") }
    let number = spelled("\(tenths / 10).\(tenths % 10)")
    let isUp = change.tenthsOfPercent > 0
    return say(
      "\(isUp ? "up" : "down") \(number) percent",
      "\(isUp ? "sube" : "baja") un \(number) por ciento",
      "\(number)パーセント\(isUp ? "上昇" : "下落")")
  }

  /// `down 1.3 percent today`, `up 5.0 percent in 7 days`, `up 1.2 percent since 20 April 2026`
  package func spoken(_ period: PeriodChange, _ freshness: Freshness?) -> String {
    let change = spoken(period.change)
    switch days(of: period, freshness) {
    case 1?: return say("\(change) today", "\(change) hoy", "今日は\(change)")
    case let days?:
      return say("\(change) in \(days) days", "\(change) en \(days) días", "\(days)日間で\(change)")
    case nil: return spokenSinceStart(period.change)
    }
  }

  /// `up 1.2 percent since 20 April 2026`
  private func spokenSinceStart(_ change: Change) -> String {
    let (text, day) = (spoken(change), spoken(change.since))
    return say("\(text) since \(day)", "\(text) desde el \(day)", "\(day)から\(text)")
  }

  /// A history in one line: its course, its note, missing days, its freshness; none without points.
  /// `span` is nil for the whole history, whose days may be far apart.
  package func spokenChart(_ series: Series, _ span: ChartSpan?) -> [String] {
    let points = span.map { Array(series.last(days: $0.days)) } ?? series.points
    guard !points.isEmpty else { return [] }
    let heading =
      span.map { say("\(text(of: $0)): ", "\(text(of: $0)): ", "\(text(of: $0))で") }
      ?? "\(series.unit): "
    let course = aloud.sentence(of: points, heading: heading, places: series.places)
    let gaps = span == nil ? nil : aloud.noPrice(in: points)
    return [
      sentences([
        course ?? "", series.note.map(text(ofValue:)) ?? "", gaps ?? "", spoken(series.freshness),
      ])
    ]
  }

  /// `14 days to step through, newest first`
  package func spokenDays(_ count: Int) -> String {
    say(
      count == 1 ? "1 day to step to" : "\(number(count)) days to step through, newest first",
      count == 1
        ? "1 día para recorrer" : "\(number(count)) días para recorrer, los más recientes primero",
      count == 1 ? "1日分の価格に移動できます" : "新しい順に\(number(count))日分の価格をたどれます")
  }

  /// A day of a history: `21 November 2026, 72,242.12, down 1.3 percent`.
  package func spoken(_ day: CalendarDay, of series: Series) -> String {
    guard let index = series.points.firstIndex(where: { $0.day == day }) else { return spoken(day) }
    let point = series.points[index]
    var parts = [spoken(day), amount(point.value, places: series.places)]
    if let change = series.change(at: index) { parts.append(spoken(change)) }
    if isOpen(point) { parts.append(open) }
    return list(parts)
  }
}
