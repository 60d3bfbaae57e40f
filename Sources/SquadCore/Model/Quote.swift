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

  /// `66,410.20`, or `—`.
  package var text: String { rate?.text(places: places) ?? "—" }
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

  /// `1.2 %`, without a sign.
  package var magnitude: String {
    let tenths = tenthsOfPercent.magnitude
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
