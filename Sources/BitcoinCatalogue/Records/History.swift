import Basics
import CatalogueKit
import SquadCore

/// The daily closes of a currency, in UTC.
struct History: RefreshableValue, Equatable {
  let currency: String
  /// The price at the end of each day, the oldest first, no day twice. Days without one are not
  /// there. A chart draws just these, so that all snapshots share them.
  let closes: [SeriesPoint]
  let freshness: Freshness
  /// Records of it that could not be read.
  let unreadable: Int

  /// - Parameters:
  ///   - closes: the oldest first, no day twice.
  ///   - freshness: when it was fetched. A bundled history has closes only.
  ///   - today: nil: the day on which it was fetched. That day is not over, and its value is no
  ///     close; where the service is a day ahead it is the service's day.
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

  /// The same as fresh as that; a day before today is over, whenever it was fetched.
  func with(freshness: Freshness, today: CalendarDay?) -> History {
    History(
      currency: currency, closes: closes, freshness: freshness, today: today,
      unreadable: unreadable)
  }

  /// The closes of the last so many days, counted back from its newest day.
  func last(days: Int) -> ArraySlice<SeriesPoint> {
    guard let newest = closes.last?.daysSince1970 else { return [] }
    return closes[firstIndex(after: newest - days)...]
  }

  /// The newest close of a day that was over, not after `day` and at most so many days before it.
  func close(upTo day: Int, within days: Int) -> SeriesPoint? {
    let end = firstIndex(after: day)
    guard let close = closes[..<end].last(where: { !$0.isOpen }),
      close.daysSince1970 >= day - days
    else { return nil }
    return close
  }

  private func firstIndex(after day: Int) -> Int {
    var (low, high) = (0, closes.count)
    while low < high {
      let middle = low + (high - low) / 2
      if closes[middle].daysSince1970 <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension History {
  /// Parses a response in any of the known shapes. Throws `Failure`.
  ///
  /// - Parameter currency: the one whose code is in the request's address; nil where none is.
  init(reading body: [UInt8], of currency: String?, at moment: Moment) throws(Failure) {
    let read = try body.reading { reader in
      // A day more: a clock may be late, or the service in a time zone where it is tomorrow.
      var history = HistoryReader(
        currency: currency, lastDay: moment.day.daysSince1970 + 1)
      try history.read(from: &reader)
      return history
    }
    if let refusal = read.refusal {
      throw .service(ServiceErrorText.problem(refusal, requesting: currency))
    }
    guard read.isKnown else { throw .service(.unreadable("no history")) }
    let named = read.named ?? currency ?? CurrencyTable.dollar
    // Some services respond with dollars whatever is requested.
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
  /// The same array where that is so already.
  fileprivate func withLast(isOpen: Bool) -> [SeriesPoint] {
    guard let last, last.isOpen != isOpen else { return self }
    return dropLast() + [
      SeriesPoint(daysSince1970: last.daysSince1970, value: last.value, isOpen: isOpen)
    ]
  }
}
