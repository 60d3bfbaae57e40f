import Basics
import SquadCore

/// What squad says about prices.
extension Strings {
  var day: String { words.day }
  var close: String { words.close }
  var change: String { words.change }
  var open: String { words.open }

  func text(of span: ChartSpan) -> String { words.text(of: span) }

  /// `▲ 1.2% today`, `▲ 1.2% 24 h`, `▼ 0.3% 7 days`, `▲ 1.2% since 20 Apr`.
  ///
  /// - Parameter freshness: of the price. Days of prices are days in UTC.
  func text(of period: PeriodChange, _ freshness: Freshness?) -> String {
    "\(text(of: period.change)) \(name(of: period, freshness))"
  }

  /// A day is a whole one from close to close only; a price from in between counts from midnight.
  private func name(of period: PeriodChange, _ freshness: Freshness?) -> String {
    switch period.days {
    case 1? where freshness?.moment == nil: return words.lastDay
    case 1? where freshness?.moment?.day == now?.day: return words.today
    case nil, 1?:
      let since = period.change.since
      return words.since(now.map { shortText(of: since, beside: $0.day) } ?? text(of: since))
    case let days?: return words.days(days)
    }
  }

  /// `no price for 21 Apr`, `no price for 9 Apr, 10 Apr`, `no price for 12 days`.
  func noPrice(for days: [CalendarDay], beside newest: CalendarDay) -> String {
    guard days.count <= 3 else { return words.noPrice(forDays: number(days.count)) }
    return words.noPrice(forDays: days.map { shortText(of: $0, beside: newest) })
  }

  /// `14 days: from 77,015.71 to 72,242.12, highest 77,452.81 on 11 Nov, lowest 72,242.12 on 21 Nov`
  ///
  /// - Parameter points: of the span, one at least.
  func sentence(of points: [SeriesPoint], _ span: ChartSpan, places: Int) -> String {
    chartWords(of: points, span, places: places) { shortText(of: $0, beside: $1) }
      .map(words.sentence) ?? ""
  }

  /// What a chart says, its days written by `text` beside the newest; nil without points.
  func chartWords(
    of points: [SeriesPoint], _ span: ChartSpan, places: Int,
    day text: (CalendarDay, CalendarDay) -> String
  ) -> ChartWords? {
    guard let first = points.first, let last = points.last,
      let high = points.max(by: { $0.value < $1.value }),
      let low = points.min(by: { $0.value < $1.value })
    else { return nil }
    func value(_ point: SeriesPoint) -> String { amount(point.value, places: places) }
    return ChartWords(
      span: self.text(of: span), first: value(first), last: value(last),
      high: (value(high), text(high.day, last.day)), low: (value(low), text(low.day, last.day)))
  }
}
