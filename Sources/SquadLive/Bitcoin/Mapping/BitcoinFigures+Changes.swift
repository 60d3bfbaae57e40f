import SquadCore

extension BitcoinFigures {
  /// A currency's own history, where it reaches near enough to its rate to be told beside it.
  func recentHistory(of code: String) -> History? {
    guard let history = histories[code], let newest = history.closes.last?.day,
      let rate = rates[code], rate.day.daysSince1970 - newest <= Self.reach
    else { return nil }
    return history
  }

  /// How far a rate is from the close of so many days before its own day. Where that day has none,
  /// it counts from the last one before, and names it.
  func change(of code: String, over days: Int) -> Change? {
    guard let rate = rates[code], let history = histories[code] else { return nil }
    let day = rate.day.daysSince1970 - days
    guard let close = history.close(upTo: day, within: Self.reach),
      let tenths = rate.amount.tenthsOfPercent(above: close.value)
    else { return nil }
    return Change(tenthsOfPercent: tenths, since: CalendarDay(daysSince1970: close.day))
  }

  func quote(of currency: Currency) -> Quote {
    let rate = rates[currency.code]
    return Quote(
      rate: rate?.amount, places: currency.places, unit: currency.unit, freshness: rate?.freshness,
      change: change(of: currency.code, over: 1),
      closes: recentHistory(of: currency.code)?.byDay(Self.shownDays) ?? [])
  }

  /// How many days a row's sparkline has, and a detail's high and low look at.
  static let shownDays = 14
}

extension History {
  /// The closes of the last so many days, nil for a day without one.
  fileprivate func byDay(_ days: Int) -> [Amount?] {
    guard let newest = closes.last?.day else { return [] }
    var amounts = [Amount?](repeating: nil, count: days)
    for close in last(days: days) { amounts[close.day - newest + days - 1] = close.value }
    return amounts
  }
}
