import Basics
import SquadCore

extension QuoteSnapshot {
  /// A currency's own history; nil where it is too old to be shown beside its rate.
  func recentHistory(of code: String) -> History? {
    guard let history = histories[code], let newest = history.closes.last?.daysSince1970,
      let rate = rates[code], rate.day.daysSince1970 - newest <= Self.maxGapInDays
    else { return nil }
    return history
  }

  /// The change of a rate since the close a number of days before, or since the last close before
  /// that day.
  func change(of code: String, over days: Int) -> Change? {
    guard let rate = rates[code], let history = histories[code] else { return nil }
    let day = rate.day.daysSince1970 - days
    guard let close = history.close(upTo: day, within: Self.maxGapInDays),
      let tenths = rate.amount.tenthsOfPercent(above: close.value)
    else { return nil }
    return Change(tenthsOfPercent: tenths, since: close.day)
  }

  /// The labelled changes over a day, a week and two weeks; nil for a missing one. A change from
  /// another day, because its own has no close, has that day as its label; so does every change of
  /// a rate that isn't today's.
  func changes(of code: String) -> [(label: String, change: PeriodChange?)] {
    let spans = [
      (Label.today.rawValue, 1), (Label.week.rawValue, 7), (Label.fortnight.rawValue, 14),
    ]
    guard let rate = rates[code] else { return spans.map { ($0.0, nil) } }
    func isExact(_ days: Int, _ change: Change) -> Bool {
      isToday(rate) && rate.day.daysSince1970 - change.since.daysSince1970 == days
    }
    let changes = spans.map { change(of: code, over: $0.1) }
    var days = zip(spans, changes).compactMap { span, change in
      change.flatMap { isExact(span.1, $0) ? $0.since : nil }
    }
    return zip(spans, changes).compactMap { span, change in
      guard let change else { return (span.0, nil) }
      if isExact(span.1, change) {
        return (span.0, PeriodChange(days: span.1, change))
      }
      guard !days.contains(change.since) else { return nil }
      days.append(change.since)
      // With the year where it differs from the rate's.
      let label = "since \(change.since.text(beside: rate.day))"
      return (label, PeriodChange(days: nil, change))
    }
  }

  /// The changes in words; a dash without a rate.
  func changeFacts(of code: String) -> [Fact] {
    changes(of: code).map { label, change in
      guard let change else { return Fact(label, rates[code] == nil ? "—" : "no closing price") }
      let since = change.days == nil ? "" : " since \(change.change.since.text)"
      return Fact(label, change.change.text + since)
    }
  }

  func quote(of currency: Currency) -> Quote {
    let rate = rates[currency.code]
    return Quote(
      rate: rate?.amount, places: currency.places, unit: currency.unit, freshness: rate?.freshness,
      change: change(of: currency.code, over: 1),
      closes: recentHistory(of: currency.code)?.byDay(Self.shownDays) ?? [])
  }

  /// Number of days of a row's sparkline and of a detail's high and low.
  static let shownDays = 14
}

extension History {
  /// The closes of the last days, with nil for a day without one.
  fileprivate func byDay(_ days: Int) -> [Amount?] {
    guard let newest = closes.last?.daysSince1970 else { return [] }
    var amounts = [Amount?](repeating: nil, count: days)
    for close in last(days: days) {
      amounts[close.daysSince1970 - newest + days - 1] = close.value
    }
    return amounts
  }
}
