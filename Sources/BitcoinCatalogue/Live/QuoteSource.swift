import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

/// A service for rates or histories.
struct QuoteSource: Sendable {
  let kind: QuoteKey.Kind
  let template: URLTemplate
  let client: ServiceClient
  /// Requests of this process. Prices change all the time, so its own responses never replace a
  /// request.
  private let requestedKeys = RequestedKeys()

  init(_ kind: QuoteKey.Kind, _ address: WebAddress, services: Services) {
    self.kind = kind
    template = URLTemplate(address)
    client = services.client(.bitcoin, bases: [address], errorMessage: ServiceErrorText.reason)
  }

  /// The cache key of the response about a currency.
  func key(of code: String?) -> QuoteKey {
    QuoteKey(kind, template.namesCurrency ? code : nil, template.label)
  }

  /// Fetches the rates or history of a currency, or of all if the address has no currency. `parse`
  /// makes a value of a body, the requested currency and the time of the fetch.
  func fetch<Value: RefreshableValue>(
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

/// An address with placeholders for a currency's code: `{currency}`, and `{currency:lower}` in
/// lower case.
struct URLTemplate: Equatable, Sendable {
  private let address: WebAddress

  init(_ address: WebAddress) { self.address = address }

  /// Whether it is the address of one currency instead of all.
  var namesCurrency: Bool { filled(with: "") != address }

  func filled(with code: String) -> WebAddress {
    let filled = address.text.replacing("{currency}", with: code)
      .replacing("{currency:lower}", with: code.lowercased())
    return WebAddress(filled, setting: address.setting)
  }

  /// Name of the service in cache keys, without secrets. A query may hold one, and may be the only
  /// difference between two addresses, so its digest replaces it.
  var label: String {
    let query = address.text.drop { $0 != "?" }
    return query.isEmpty ? address.bare : "\(address.bare) \(SHA256.hex(String(query)).prefix(8))"
  }
}

/// The keys of the requests of this process.
private final class RequestedKeys: Sendable {
  private let keys = Mutex<Set<CacheKey>>([])

  /// Adds a key; returns false for a known one.
  func insert(_ key: CacheKey) -> Bool {
    keys.withLock { $0.insert(key).inserted }
  }
}
