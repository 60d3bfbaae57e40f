import Basics
import SquadCore

/// What the line-by-line mode says of details, prices and dates.
extension Strings {
  /// `21 November 2026`
  package func spoken(_ day: CalendarDay) -> String { spoken(day, showsYear: true) }

  /// `14 April`; with its year where that is another one than the day beside it has.
  private func spoken(_ day: CalendarDay, beside other: CalendarDay) -> String {
    spoken(day, showsYear: day.year != other.year)
  }

  /// `Bundled 21 November 2026`, `Saved 12:04`, `Live 12:04`: the time of a moment of today, the day
  /// of any other.
  package func spoken(_ freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): spokenBundled(spoken(day))
    case _ where !isDated(freshness): capitalized(saved)
    case .saved(let moment):
      spokenTime(moment).map(spokenSaved(at:)) ?? spokenSaved(on: spokenDay(moment))
    case .live(let moment):
      spokenTime(moment).map(spokenLive(at:)) ?? spokenLive(on: spokenDay(moment))
    }
  }

  /// Nil of another day than today.
  private func spokenTime(_ moment: Moment) -> String? {
    let local = localTime(moment)
    return local.day == localDay ? spokenTime(hour: local.hour, minute: local.minute) : nil
  }

  private func spokenDay(_ moment: Moment) -> String { spoken(localTime(moment).day) }

  /// `Strength 40 of 100`
  package func spoken(_ bar: Bar) -> String {
    spokenBar(bar.label, number(bar.value), of: number(bar.maximum))
  }

  package func spokenAddress(_ link: Link) -> String { spokenFact(link.title, link.url) }
}

/// What it says of prices.
extension Strings {
  package func spokenMoney(of quote: Quote) -> String {
    guard let rate = quote.rate else { return noRate }
    let isWord = quote.unit.unicodeScalars.last?.properties.isAlphabetic ?? false
    return spokenMoney(amount(rate, places: quote.places), unit: quote.unit, isWord: isWord)
  }

  /// What a row says of its price: `$72,242.12`, `down 1.3 percent`.
  package func spokenParts(of quote: Quote) -> [String] {
    [spokenMoney(of: quote)] + (quote.change.map { [spoken($0)] } ?? [])
  }

  /// `up 1.2 percent`
  private func spoken(_ change: Change) -> String {
    let tenths = change.tenthsOfPercent.magnitude
    if tenths == 0 { return spokenUnchanged }
    return spokenChange(
      spelled("\(tenths / 10).\(tenths % 10)"), isUp: change.tenthsOfPercent > 0)
  }

  /// `down 1.3 percent today`, `up 5.0 percent in 7 days`, `up 1.2 percent since 20 April 2026`
  package func spoken(_ period: PeriodChange, _ freshness: Freshness?) -> String {
    let change = spoken(period.change)
    switch days(of: period, freshness) {
    case 1?: return spokenToday(change)
    case let days?: return spoken(change, inDays: number(days))
    case nil: return spoken(change, since: spoken(period.change.since))
    }
  }

  /// A history as sentences: what it is of, then its course.
  package func spokenChart(_ series: Series, _ span: ChartSpan) -> [String] {
    let points = Array(series.last(days: span.days))
    guard let newest = points.last else { return [] }
    let missing = zip(points, points.dropFirst()).flatMap { point, next in
      (point.day.daysSince1970 + 1..<max(next.day.daysSince1970, point.day.daysSince1970 + 1))
        .map { CalendarDay(daysSince1970: $0) }
    }
    let course = chartWords(of: points, span, places: series.places) { spoken($0, beside: $1) }
      .map(spokenSentence)
    let gaps = missing.isEmpty ? "" : spokenGaps(missing, beside: newest.day)
    return [
      sentences([
        course ?? "", series.note.map(text(ofValue:)) ?? "", gaps, spoken(series.freshness),
      ])
    ]
  }

  private func spokenGaps(_ days: [CalendarDay], beside newest: CalendarDay) -> String {
    guard days.count <= 3 else { return noPrice(forDays: number(days.count)) }
    return noPrice(forDays: days.map { spoken($0, beside: newest) })
  }

  package func spokenDays(_ count: Int) -> String {
    spokenDays(number(count), isOne: count == 1)
  }

  /// A day of a history: `21 November 2026, 72,242.12, down 1.3 percent`.
  package func spoken(_ day: CalendarDay, of series: Series) -> String {
    guard let index = series.points.firstIndex(where: { $0.day == day }) else { return spoken(day) }
    let point = series.points[index]
    var parts = [spoken(day), amount(point.value, places: series.places)]
    if index > 0, series.points[index - 1].day.daysSince1970 + 1 == day.daysSince1970,
      let tenths = point.value.tenthsOfPercent(above: series.points[index - 1].value)
    {
      parts.append(spoken(Change(tenthsOfPercent: tenths, since: series.points[index - 1].day)))
    }
    if isOpen(point) { parts.append(open) }
    return list(parts)
  }
}
