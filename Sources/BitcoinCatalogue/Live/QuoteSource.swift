import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// One service for rates or histories.
struct QuoteSource: Sendable {
  let kind: QuoteKey.Kind
  let template: URLTemplate
  let client: ServiceClient
  /// What this squad requested itself: prices change all the time, so its own responses never stand
  /// in for a new one.
  private let requestedKeys = RequestedKeys()

  init(_ kind: QuoteKey.Kind, _ address: WebAddress, services: Services) {
    self.kind = kind
    template = URLTemplate(address)
    client = services.client(.bitcoin, bases: [address], words: ServiceErrorText.reason)
  }

  /// The cache key of the response about a currency.
  func key(of code: String?) -> QuoteKey {
    QuoteKey(kind, template.namesCurrency ? code : nil, template.label)
  }

  /// Fetches the rates or history of a currency, or of all where the address names none.
  ///
  /// - Parameter parse: makes a value of a body, the requested currency, and the time of the fetch.
  func fetch<Value: Restampable>(
    about code: String?,
    parse: @escaping @Sendable ([UInt8], String?, Moment) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let key = key(of: code)
    let address = template.filled(with: code ?? CurrencyTable.dollar)
    let now = client.now
    var client = client
    client.address = { _, _ in address }
    return try await client.fetch(
      key.path, isReload: !requestedKeys.insert(key.response),
      parse: { (body, freshness) throws(Failure) in
        try parse(body, key.currency, freshness.moment ?? now())
      })
  }
}
