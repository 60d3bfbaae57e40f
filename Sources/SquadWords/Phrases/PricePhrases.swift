import Basics
import SquadCore

/// Prices, their changes and their charts.
extension Strings {
  /// `Day`, the head of a column in a table of days.
  package var day: String { say("Day", "Día", "日付") }
  /// `Close`, the head of the column with the last price of each day.
  package var close: String { say("Close", "Cierre", "終値") }
  /// `Change`, the head of the column with the change since the day before.
  package var change: String { say("Change", "Cambio", "前日比") }
  /// Marks a day that is not over.
  package var open: String { say("open", "abierto", "途中") }
  /// `no rate yet`, in place of a price and its freshness.
  package var noRate: String { say("no rate yet", "aún sin cotización", "レート未取得") }

  /// `90 days`
  package func text(of span: ChartSpan) -> String {
    switch span {
    case .fortnight: say("14 days", "14 días", "14日間")
    case .quarter: say("90 days", "90 días", "90日間")
    case .year: say("a year", "un año", "1年間")
    }
  }

  /// `▲ 1.2% today`, `▼ 0.3% 7 days`, `▲ 1.2% since 20 Apr`.
  ///
  /// `freshness` is of the price. Days of prices are days in UTC.
  package func text(of period: PeriodChange, _ freshness: Freshness?) -> String {
    let (change, name) = (text(of: period.change), name(of: period, freshness))
    return say("\(change) \(name)", "\(change) \(name)", "\(name) \(change)")
  }

  /// `today` and `7 days` for a price of today, else the change's start.
  private func name(of period: PeriodChange, _ freshness: Freshness?) -> String {
    switch days(of: period, freshness) {
    case nil: since(period.change.since)
    case 1?: say("today", "hoy", "今日")
    case let days?: say("\(days) days", "\(days) días", "\(days)日間")
    }
  }

  /// The number of days up to today that a change spans; nil if it has to be named by its start.
  func days(of period: PeriodChange, _ freshness: Freshness?) -> Int? {
    guard let moment = freshness?.moment, let now, moment.day == now.day else { return nil }
    return period.days
  }

  /// `since 20 Apr`, with the year unless it is this one.
  private func since(_ day: CalendarDay) -> String {
    let text = now.map { shortText(of: day, beside: $0.day) } ?? text(of: day)
    return say("since \(text)", "desde el \(text)", "\(text)比")
  }

  /// The head of a column of changes: `today %`, `since 20 Apr %`, or `change %` where they count
  /// from different days.
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

  /// `no price for 21 Apr`, `no price for 9 Apr, 10 Apr`, `no price for 12 days`; nil if no day
  /// between the points lacks one.
  package func noPrice(in points: [SeriesPoint]) -> String? {
    let days = zip(points, points.dropFirst()).flatMap { point, next -> [CalendarDay] in
      let day = point.daysSince1970 + 1
      return (day..<max(next.daysSince1970, day)).map { CalendarDay(daysSince1970: $0) }
    }
    guard let newest = points.last?.day, !days.isEmpty else { return nil }
    guard days.count <= 3 else {
      let count = number(days.count)
      return say(
        "no price for \(count) days", "sin precio durante \(count) días", "\(count)日分の価格なし")
    }
    let names = days.map { shortText(of: $0, beside: newest) }.joined(separator: listSeparator)
    return say("no price for \(names)", "sin precio el \(names)", "\(names)の価格なし")
  }

  /// `14 days: from 77,015.71 to 72,242.12, highest 77,452.81 on 11 Nov, lowest 72,242.12 on 21 Nov`;
  /// nil without points.
  ///
  /// `heading` is the span or the name of the values, with what stands before the values.
  func sentence(of points: [SeriesPoint], heading: String, places: Int) -> String? {
    guard let newest = points.last, let oldest = points.first,
      let highest = points.max(by: { $0.value < $1.value }),
      let lowest = points.min(by: { $0.value < $1.value })
    else { return nil }
    let (first, last) = (amount(oldest.value, places: places), amount(newest.value, places: places))
    let (high, low) = (amount(highest.value, places: places), amount(lowest.value, places: places))
    let highDay = shortText(of: highest.day, beside: newest.day)
    let lowDay = shortText(of: lowest.day, beside: newest.day)
    return say(
      "\(heading)from \(first) to \(last), highest \(high) on \(highDay), lowest \(low) on \(lowDay)",
      "\(heading)de \(first) a \(last); máximo, \(high) el \(highDay); mínimo, \(low) el \(lowDay)",
      "\(heading)\(first)から\(last)、最高は\(highDay)の\(high)、最低は\(lowDay)の\(low)")
  }
}
