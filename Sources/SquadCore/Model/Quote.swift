import Basics

/// A price, as a row, the strip and the head of a detail show it.
package struct Quote: Equatable, Sendable {
  /// Nil where none is known: a dash stands in its place, and nothing is made up.
  package let rate: Amount?
  /// Places after the point, as its currency writes them: 0 for yen, 3 for Bahraini dinars.
  package let places: Int
  /// `€`, or the currency's code.
  package let unit: String
  /// Since when the rate is true; nil without one.
  package let freshness: Freshness?
  package let change: Change?
  /// The closes of the last days, the oldest first; nil for a day without one. Empty where there
  /// is no history.
  package let closes: [Amount?]

  package init(
    rate: Amount?, places: Int, unit: String, freshness: Freshness?, change: Change? = nil,
    closes: [Amount?] = []
  ) {
    self.rate = rate
    self.places = places
    self.unit = unit
    self.freshness = freshness
    self.change = change
    self.closes = closes
  }

  /// How long a rate counts as one of now, in seconds.
  package static let fresh: Int64 = 300

  /// Whether the rate is not one of now any more.
  package func isOld(at now: Moment?) -> Bool {
    guard let moment = freshness?.moment, let now else { return rate != nil }
    return moment.isOlder(than: Self.fresh, at: now)
  }

  /// The day that its change counts from; nil where it is the change of today, and without one.
  package func start(ofChangeAt now: Moment?) -> CalendarDay? {
    guard let change, let now else { return nil }
    let isToday =
      freshness?.moment?.day == now.day
      && now.day.daysSince1970 - change.since.daysSince1970 == 1
    return isToday ? nil : change.since
  }

  /// `66,410.20`, or `—`: for a row that names its currency.
  package var text: String { rate?.text(places: places) ?? "—" }

  /// `€66,410.20`, `BHD 29,123.456`, or `—`.
  package var money: String { rate.map { $0.money(places: places, unit: unit) } ?? "—" }
}

extension Amount {
  /// `€66,410.20`; a unit that ends in a letter is parted from the digits, `kr 700,000.00`.
  package func money(places: Int, unit: String) -> String {
    let isWord = unit.unicodeScalars.last?.properties.isAlphabetic ?? false
    return unit + (isWord ? " " : "") + text(places: places)
  }
}

/// How far a price went since the close of a day.
package struct Change: Equatable, Sendable {
  /// Above 0 it went up.
  package let tenthsOfPercent: Int
  /// The day it counts from: not always yesterday, where days are missing.
  package let since: CalendarDay

  package init(tenthsOfPercent: Int, since: CalendarDay) {
    self.tenthsOfPercent = tenthsOfPercent
    self.since = since
  }

  /// `▲ 1.2%`, `▼ 0.3%`, `0.0%`: distinct by shape, whatever colours there are.
  package var text: String {
    let tenths = tenthsOfPercent.magnitude
    let sign = tenthsOfPercent == 0 ? "" : tenthsOfPercent > 0 ? "▲ " : "▼ "
    return "\(sign)\(tenths / 10).\(tenths % 10)%"
  }
}
