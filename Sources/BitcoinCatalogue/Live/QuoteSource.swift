import Basics
import CatalogueKit
import HTTPKit
import SquadCore

/// One service that tells rates, or histories.
struct QuoteSource: Sendable {
  let kind: QuoteKey.Kind
  let template: URLTemplate
  let client: ServiceClient
  /// What this squad asked itself: prices change all the time, so that its own answers never stand
  /// in for a new one.
  private let asked = Asked()

  init(_ kind: QuoteKey.Kind, _ address: WebAddress, services: Services) {
    self.kind = kind
    template = URLTemplate(address)
    client = services.client(.bitcoin, bases: [address], words: ServiceErrorText.reason)
  }

  /// What the answer about a currency is kept under.
  func key(of code: String?) -> QuoteKey {
    QuoteKey(kind, template.namesCurrency ? code : nil, template.label)
  }

  /// Fetches what there is about a currency, or about all that it knows where its address names
  /// none.
  ///
  /// - Parameter parse: makes a value of a body, the currency that was asked for, and when it came.
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
      key.path, isAnew: !asked.isFirst(key.response),
      parse: { (body, freshness) throws(Failure) in
        try parse(body, key.currency, freshness.moment ?? now())
      })
  }
}
