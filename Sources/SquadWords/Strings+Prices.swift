import Basics
import SquadCore

/// What squad says about prices.
extension Strings {
  /// `▲ 1.2% today`, `▼ 0.3% 7 days`, `▲ 1.2% since 20 Apr`.
  ///
  /// - Parameter freshness: of the price. Days of prices are days in UTC.
  package func text(of period: PeriodChange, _ freshness: Freshness?) -> String {
    "\(text(of: period.change)) \(name(of: period, freshness))"
  }

  /// Only a price of today has changes that are named after that.
  private func name(of period: PeriodChange, _ freshness: Freshness?) -> String {
    guard let days = days(of: period, freshness) else { return since(period.change.since) }
    return days == 1 ? today : self.days(days)
  }

  /// How many days a change spans up to today; nil where it has to be named by its start.
  func days(of period: PeriodChange, _ freshness: Freshness?) -> Int? {
    guard let moment = freshness?.moment, let now, moment.day == now.day else { return nil }
    return period.days
  }

  /// `since 20 Apr`, with the year where that is another one.
  private func since(_ day: CalendarDay) -> String {
    since(now.map { shortText(of: day, beside: $0.day) } ?? text(of: day))
  }

  /// The head of a column of changes: `today %`, `since 20 Apr %`, and where not all of them count
  /// from the same day `change %`.
  package func head(of span: ChangeSpan) -> String {
    switch span {
    case .today: text(ofHead: ColumnHead.today.rawValue)
    case .since(let day): "\(since(day)) %"
    case .mixed: text(ofHead: ColumnHead.change.rawValue)
    }
  }

  /// Whether a day of a history is not over.
  package func isOpen(_ point: SeriesPoint) -> Bool {
    point.isOpen && now.map { point.daysSince1970 >= $0.day.daysSince1970 } ?? true
  }

  /// `no price for 21 Apr`, `no price for 9 Apr, 10 Apr`, `no price for 12 days`.
  package func noPrice(for days: [CalendarDay], beside newest: CalendarDay) -> String {
    guard days.count <= 3 else { return noPrice(forDays: number(days.count)) }
    return noPrice(forDays: days.map { shortText(of: $0, beside: newest) })
  }

  /// `14 days: from 77,015.71 to 72,242.12, highest 77,452.81 on 11 Nov, lowest 72,242.12 on 21 Nov`
  ///
  /// - Parameter points: of the span, one at least.
  func sentence(of points: [SeriesPoint], _ span: ChartSpan, places: Int) -> String {
    chartWords(of: points, span, places: places) { shortText(of: $0, beside: $1) }
      .map(sentence) ?? ""
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
