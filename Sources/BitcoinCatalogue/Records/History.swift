import Basics
import CatalogueKit
import SquadCore

/// The daily closes of a currency, in UTC.
struct History: Restampable, Equatable {
  /// The price at the end of a day.
  struct Close: Equatable, Sendable {
    /// The day, in days since 1 January 1970.
    let day: Int
    let value: Amount
  }

  let currency: String
  /// The oldest first, no day twice. Days without a close are not there.
  let closes: [Close]
  let freshness: Freshness
  /// Records of it that could not be read.
  var unreadable = 0

  func with(freshness: Freshness) -> History {
    History(currency: currency, closes: closes, freshness: freshness, unreadable: unreadable)
  }

  /// The day on which it was fetched, which was not over then: its value is no close. Where the
  /// service was a day ahead it is the service's day. A bundled history has closes only.
  var openDay: Int? {
    freshness.moment.map { max($0.day.daysSince1970, closes.last?.day ?? .min) }
  }

  func isOpen(_ close: Close) -> Bool { openDay.map { close.day >= $0 } ?? false }

  /// The closes of the last so many days, counted back from its newest day.
  func last(days: Int) -> ArraySlice<Close> {
    guard let newest = closes.last?.day else { return [] }
    return closes[firstIndex(after: newest - days)...]
  }

  /// The newest close of a day that was over, not after `day` and at most so many days before it.
  func close(upTo day: Int, within days: Int) -> Close? {
    let end = firstIndex(after: day)
    guard let close = closes[..<end].last(where: { !isOpen($0) }), close.day >= day - days else {
      return nil
    }
    return close
  }

  private func firstIndex(after day: Int) -> Int {
    var (low, high) = (0, closes.count)
    while low < high {
      let middle = low + (high - low) / 2
      if closes[middle].day <= day { low = middle + 1 } else { high = middle }
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
