import Basics

/// A price, as shown in a row, the strip and the head of a detail.
package struct Quote: Equatable, Sendable {
  /// Nil if it is unknown: a dash replaces it, and nothing is made up.
  package let rate: Amount?
  /// Decimal places that its currency uses: 0 for yen, 3 for Bahraini dinars.
  package let places: Int
  /// `€`, or the currency's code.
  package let unit: String
  /// Source and time of the rate; nil without one.
  package let freshness: Freshness?
  /// Change since an earlier day's close; nil if it is unknown.
  package let change: Change?
  /// Closes of the last days, oldest first; nil for a day without one. Empty without a history.
  package let closes: [Amount?]

  /// By default without a change and a history.
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

  /// Age up to which a rate counts as current, in seconds.
  package static let fresh: Int64 = 300

  /// Whether the rate is no longer current.
  package func isOld(at now: Moment?) -> Bool {
    guard let moment = freshness?.moment, let now else { return rate != nil }
    return moment.isOlder(than: Self.fresh, at: now)
  }

  /// Start of its change; nil if that is the last close before today, and without a change.
  package func start(ofChangeAt now: Moment?) -> CalendarDay? {
    guard let change, let now else { return nil }
    let isToday =
      freshness?.moment?.day == now.day && now.day.daysSince1970 - change.since.daysSince1970 == 1
    return isToday ? nil : change.since
  }

  /// `66,410.20`, or `—`; for a row that names its currency.
  package var text: String { rate?.text(places: places) ?? "—" }

  /// `€66,410.20`, `BHD 29,123.456`, or `—`.
  package var money: String { rate.map { $0.money(places: places, unit: unit) } ?? "—" }
}

extension Amount {
  /// `€66,410.20`; with a space after a unit that ends in a letter, `kr 700,000.00`.
  package func money(places: Int, unit: String) -> String {
    let isWord = unit.unicodeScalars.last?.properties.isAlphabetic ?? false
    return unit + (isWord ? " " : "") + text(places: places)
  }
}

/// Change of a price since the close of a day.
package struct Change: Equatable, Sendable {
  /// Positive when the price rose.
  package let tenthsOfPercent: Int
  /// The day at which it starts: not always yesterday, because days may be missing.
  package let since: CalendarDay

  /// Takes the change and its first day as they are.
  package init(tenthsOfPercent: Int, since: CalendarDay) {
    self.tenthsOfPercent = tenthsOfPercent
    self.since = since
  }

  /// `▲ 1.2%`, `▼ 0.3%`, `0.0%`: distinguishable without colours.
  package var text: String {
    let tenths = tenthsOfPercent.magnitude
    let sign = tenthsOfPercent == 0 ? "" : tenthsOfPercent > 0 ? "▲ " : "▼ "
    return "\(sign)\(tenths / 10).\(tenths % 10)%"
  }
}

/// Change of a price over a number of days.
package struct PeriodChange: Equatable, Sendable {
  /// Nil if it starts on another day, because the one `days` ago has no price.
  package let days: Int?
  /// The change, with the day at which it starts.
  package let change: Change

  /// `days` is nil if the change starts on another day.
  package init(days: Int?, _ change: Change) {
    self.days = days
    self.change = change
  }
}

/// Start of the price changes in a list.
package enum ChangeSpan: Equatable, Sendable {
  /// The last close before today.
  case today
  /// The close of an earlier day.
  case since(CalendarDay)
  /// Closes of different days.
  case mixed
}

extension OpenList {
  /// Start of the changes in its rows, which have prices.
  package func changeSpan(at now: Moment?) -> ChangeSpan {
    var span: ChangeSpan?
    entries.forEach { _, entry in
      guard span != .mixed, let quote = entry.quote, quote.change != nil else { return }
      let own = quote.start(ofChangeAt: now).map(ChangeSpan.since) ?? .today
      span = span == nil || span == own ? own : .mixed
    }
    return span ?? .today
  }
}
