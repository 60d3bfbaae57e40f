import Basics
import SquadCore

/// What the line-by-line mode says of details, prices and dates.
extension Strings {
  /// `21 November 2026`
  func spoken(_ day: CalendarDay) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    guard months.indices.contains(day.month - 1) else { return text(of: day) }
    return "\(day.day) \(months[day.month - 1]) \(day.year)"
  }

  /// `Bundled 21 November 2026`, `Saved 12:04`, `Live 12:04`
  func spoken(_ freshness: Freshness) -> String {
    switch freshness {
    case .bundled(let day): "Bundled \(spoken(day))"
    case .saved(let moment): "Saved \(spokenTime(moment))"
    case .live(let moment): "Live \(spokenTime(moment))"
    }
  }

  /// The time of a moment of today, the day of any other.
  private func spokenTime(_ moment: Moment) -> String {
    let day = localTime(moment).day
    return day == today ? time(of: moment) : spoken(day)
  }

  /// `Strength 40 of 100`
  func spoken(_ bar: Bar) -> String { "\(bar.label) \(bar.value) of \(bar.maximum)" }

  /// `Strength 40 to 100`, of two that are compared.
  func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    "\(label) \(left) to \(right)"
  }

  func spokenComparison(of left: String, with right: String) -> String {
    "\(left) compared with \(right)"
  }

  func spokenLink(_ title: String) -> String { "link \(title)" }
  func spokenAddress(_ link: Link) -> String { "\(link.title): \(link.url)" }
  var spokenNoStops: String { "Nothing to choose here." }

  func spokenMoney(of quote: Quote) -> String { quote.rate == nil ? noRate : quote.money }

  /// What a row says of its price: `$72,242.12`, `down 1.3 percent`.
  func spokenParts(of quote: Quote) -> [String] {
    [spokenMoney(of: quote)] + (quote.change.map { [spoken($0)] } ?? [])
  }

  /// `up 1.2 percent`
  private func spoken(_ change: Change) -> String {
    let tenths = change.tenthsOfPercent.magnitude
    let figures = "\(tenths / 10).\(tenths % 10) percent"
    if change.tenthsOfPercent == 0 { return "unchanged" }
    return "\(change.tenthsOfPercent > 0 ? "up" : "down") \(figures)"
  }

  /// `down 1.3 percent today`, `up 5.0 percent in 7 days`, `up 1.2 percent since 20 April 2026`
  func spoken(_ period: PeriodChange, _ freshness: Freshness?) -> String {
    let change = spoken(period.change)
    switch period.days {
    case 1? where freshness?.moment == nil: return "\(change) in 24 hours"
    case 1? where freshness?.moment?.day == now?.day: return "\(change) today"
    case nil, 1?: return "\(change) since \(spoken(period.change.since))"
    case let days?: return "\(change) in \(days) days"
    }
  }

  /// A history as sentences: what it is of, then its course.
  func spokenChart(_ series: Series, _ span: ChartSpan) -> [String] {
    let points = Array(series.last(days: span.days))
    guard let newest = points.last else { return [] }
    let missing = zip(points, points.dropFirst()).flatMap { point, next in
      (point.day.daysSince1970 + 1..<max(next.day.daysSince1970, point.day.daysSince1970 + 1))
        .map { CalendarDay(daysSince1970: $0) }
    }
    let course = sentence(of: points, span, places: series.places)
    let gaps = missing.isEmpty ? "" : noPrice(for: missing, beside: newest.day)
    return [
      Self.sentences([course, series.note ?? "", gaps, spoken(series.freshness)])
    ]
  }

  func spokenDays(_ count: Int) -> String {
    count == 1 ? "1 day to step to" : "\(number(count)) days to step through, newest first"
  }

  /// A day of a history: `21 November 2026, 72,242.12, down 1.3 percent`.
  func spoken(_ day: CalendarDay, of series: Series) -> String {
    guard let index = series.points.firstIndex(where: { $0.day == day }) else { return spoken(day) }
    let point = series.points[index]
    var parts = [spoken(day), point.value.text(places: series.places)]
    if index > 0, series.points[index - 1].day.daysSince1970 + 1 == day.daysSince1970,
      let tenths = point.value.tenthsOfPercent(above: series.points[index - 1].value)
    {
      parts.append(spoken(Change(tenthsOfPercent: tenths, since: series.points[index - 1].day)))
    }
    if point.isOpen { parts.append(open) }
    return Self.list(parts)
  }
}
