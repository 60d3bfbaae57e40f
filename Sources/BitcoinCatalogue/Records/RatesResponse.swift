import Basics
import CatalogueKit
import SquadCore

/// The price of bitcoin in each currency of one response.
struct RatesResponse: RefreshableValue, Equatable {
  /// By code; names of things that are no currencies may be among them.
  let amounts: [String: Amount]
  /// The currencies whose rates could not be read.
  var unreadable: Set<String> = []
  /// The time that the response states for its rates; nil where it has none.
  let stated: Moment?
  /// When it was fetched, or confirmed by the service.
  let fetchedAt: Moment

  /// The time of the rates; never after the fetch, whatever the service's clock says.
  var moment: Moment { stated.map { min($0, fetchedAt) } ?? fetchedAt }

  func with(freshness: Freshness) -> RatesResponse {
    RatesResponse(
      amounts: amounts, unreadable: unreadable, stated: stated,
      fetchedAt: freshness.moment ?? fetchedAt)
  }

  /// Parses a response in any of the known shapes. Throws `Failure`.
  ///
  /// - Parameter currency: the one whose code is in the request's address; nil where none is. A
  ///   response without it is an error.
  init(reading body: [UInt8], of currency: String?, at moment: Moment) throws(Failure) {
    let read = try body.reading { reader in
      var rates = RatesReader(currency: currency)
      try rates.read(from: &reader)
      return rates
    }
    if let refusal = read.refusal {
      throw .service(ServiceErrorText.problem(refusal, requesting: currency))
    }
    guard read.isKnown else { throw .service(.unreadable("no rates")) }
    if let currency, read.amounts[currency] == nil { throw .service(.missing(currency)) }
    guard !read.amounts.isEmpty else { throw .service(.unreadable("no rates")) }
    self.init(
      amounts: read.amounts, unreadable: read.unreadable.subtracting(read.amounts.keys),
      stated: read.stated, fetchedAt: moment)
  }

  init(
    amounts: [String: Amount], unreadable: Set<String> = [], stated: Moment? = nil,
    fetchedAt: Moment
  ) {
    self.amounts = amounts
    self.unreadable = unreadable
    self.stated = stated
    self.fetchedAt = fetchedAt
  }
}
