import Basics
import CatalogueKit
import SquadCore

/// The price of bitcoin in each currency of one response.
struct RatesResponse: RefreshableValue, Equatable {
  /// By code, which may also be that of a coin or a metal.
  let amounts: [String: Amount]
  /// The currencies with invalid rates.
  var unreadable: Set<String> = []
  /// The time of the rates that the response states; nil without one.
  private(set) var stated: Moment?
  /// Time of the fetch, or of the service's confirmation.
  let fetchedAt: Moment

  /// The time of the rates; never after the fetch, even if the service's clock is fast.
  var moment: Moment { stated.map { min($0, fetchedAt) } ?? fetchedAt }

  func with(freshness: Freshness) -> RatesResponse {
    RatesResponse(
      amounts: amounts, unreadable: unreadable, stated: stated,
      fetchedAt: freshness.moment ?? fetchedAt)
  }
}

extension RatesResponse {
  /// Parses a response in any of the known shapes. `currency` is the one in the request's address,
  /// which a response must contain; nil without one.
  init(reading body: [UInt8], of currency: String?, at moment: Moment) throws(Failure) {
    let read = try body.reading { reader in
      var rates = RatesReader(currency: currency)
      try rates.read(from: &reader)
      return rates
    }
    if let refusal = read.refusal {
      throw .service(ServiceErrorText.error(for: refusal, requesting: currency))
    }
    guard read.isKnown else { throw .service(.unreadable("no rates")) }
    if let currency, read.amounts[currency] == nil { throw .service(.missing(currency)) }
    guard !read.amounts.isEmpty else { throw .service(.unreadable("no rates")) }
    self.init(
      amounts: read.amounts, unreadable: read.unreadable.subtracting(read.amounts.keys),
      stated: read.stated, fetchedAt: moment)
  }
}
