import Basics
import CatalogueKit
import SquadCore

/// The daily closes of a currency, in UTC.
struct History: RefreshableValue, Equatable {
  let currency: String
  /// The price at the end of each day with one, the oldest first. A chart draws this array, which
  /// all snapshots share.
  let closes: [SeriesPoint]
  let freshness: Freshness
  /// Number of invalid records.
  let unreadable: Int

  /// `closes` are the oldest first, no day twice. `today` is the day that is not over, whose price
  /// is no close; nil for the day of the fetch. If the service is a day ahead, it is its last day.
  /// A bundled history has closes only.
  init(
    currency: String, closes: [SeriesPoint], freshness: Freshness, today: CalendarDay? = nil,
    unreadable: Int = 0
  ) {
    self.currency = currency
    self.freshness = freshness
    self.unreadable = unreadable
    let isOpen = freshness.moment.flatMap { moment in
      closes.last.map { $0.daysSince1970 >= (today ?? moment.day).daysSince1970 }
    }
    self.closes = closes.withLast(isOpen: isOpen ?? false)
  }

  func with(freshness: Freshness) -> History { with(freshness: freshness, today: nil) }

  /// The same history with another freshness. Any day before today is over.
  func with(freshness: Freshness, today: CalendarDay?) -> History {
    History(
      currency: currency, closes: closes, freshness: freshness, today: today,
      unreadable: unreadable)
  }

  /// The closes of a number of days up to the newest one.
  func last(days: Int) -> ArraySlice<SeriesPoint> {
    guard let newest = closes.last?.daysSince1970 else { return [] }
    return closes.suffix(days).drop { $0.daysSince1970 <= newest - days }
  }

  /// The newest close of a day that is over, up to `day` and at most a number of days before it.
  func close(upTo day: Int, within days: Int) -> SeriesPoint? {
    let close = closes.last { $0.daysSince1970 <= day && !$0.isOpen }
    return close.flatMap { $0.daysSince1970 >= day - days ? $0 : nil }
  }
}

extension History {
  /// Parses a response in any of the known shapes. `currency` is the one in the request's address;
  /// nil without one.
  init(reading body: [UInt8], of currency: String?, at moment: Moment) throws(Failure) {
    let read = try body.reading { reader in
      // Allows tomorrow: a clock may be slow, or the service in another time zone.
      var history = HistoryReader(currency: currency, lastDay: moment.day.daysSince1970 + 1)
      try history.read(from: &reader)
      return history
    }
    if let refusal = read.refusal {
      throw .service(ServiceErrorText.error(for: refusal, requesting: currency))
    }
    guard read.isKnown else { throw .service(.unreadable("no history")) }
    let named = read.named ?? currency ?? CurrencyTable.dollar
    // Some services always respond with dollars.
    if let currency, named != currency {
      throw .service(.wrongCurrency(named, requested: currency))
    }
    let closes = read.closes
    guard !closes.isEmpty else {
      throw .service(.unreadable(read.unreadable > 0 ? "no history" : "an empty history"))
    }
    self.init(
      currency: named, closes: closes, freshness: .live(moment), unreadable: read.unreadable)
  }
}

extension [SeriesPoint] {
  /// Marks the last day as open or over; returns the same array where it is so marked already.
  fileprivate func withLast(isOpen: Bool) -> [SeriesPoint] {
    guard let last, last.isOpen != isOpen else { return self }
    return dropLast() + [
      SeriesPoint(daysSince1970: last.daysSince1970, value: last.value, isOpen: isOpen)
    ]
  }
}
