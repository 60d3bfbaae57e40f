import Basics
import CatalogueKit
import SquadCore

/// What bitcoin costs, as one answer tells it.
struct RatesResponse: Restampable, Equatable {
  /// By code; names of things that are no currencies may be among them.
  let amounts: [String: Amount]
  /// The currencies whose rates could not be read.
  var unreadable: Set<String> = []
  /// When the rates were true, where the answer itself says so.
  let stated: Moment?
  /// When it came, or when the service said that it still holds.
  let fetchedAt: Moment

  /// Since when the rates are true; a clock that runs ahead is not believed.
  var moment: Moment { stated.map { min($0, fetchedAt) } ?? fetchedAt }

  func with(freshness: Freshness) -> RatesResponse {
    RatesResponse(
      amounts: amounts, unreadable: unreadable, stated: stated,
      fetchedAt: freshness.moment ?? fetchedAt)
  }

  /// Reads an answer in any of the known shapes. Throws `Failure`.
  ///
  /// - Parameter currency: the one whose code is in the question's address; nil where none is. An
  ///   answer without it is an error.
  init(reading body: [UInt8], of currency: String?, at moment: Moment) throws(Failure) {
    let read = try body.reading { reader in
      var rates = RatesReader(currency: currency)
      try rates.read(from: &reader)
      return rates
    }
    if let refusal = read.refusal {
      throw .service(ServiceErrorText.problem(refusal, asking: currency))
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
