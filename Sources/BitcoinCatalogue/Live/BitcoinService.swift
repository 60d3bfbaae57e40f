import CatalogueKit
import HTTPKit
import SquadCore

/// The services for rates and histories, and their saved responses.
package struct BitcoinService: Sendable {
  /// Full addresses of responses about all currencies, or about one.
  package static let rates: [WebAddress] = [
    "https://api.coinbase.com/v2/exchange-rates?currency=BTC", "https://blockchain.info/ticker",
  ]
  /// Full addresses of daily closes, a currency's code in place of `{currency}`, tried in order.
  package static let histories: [WebAddress] = [
    "https://api.kraken.com/0/public/OHLC?pair=XBT{currency}&interval=1440",
    "https://www.bitstamp.net/api/v2/ohlc/btc{currency:lower}/?step=86400&limit=1000",
    """
    https://api.coingecko.com/api/v3/coins/bitcoin/market_chart\
    ?vs_currency={currency:lower}&days=365&interval=daily
    """,
  ]
  /// The currencies in which Kraken trades bitcoin.
  private static let traded = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD"]

  let cache: QuoteCache
  /// In the order in which they are tried.
  let rates: [QuoteSource]
  let histories: [QuoteSource]
  /// The currencies whose histories come with the list; nil for the big ones.
  let listed: [String]?
  /// The client whose worker parses responses.
  let client: ServiceClient
  private let isOffline: Bool

  /// `rates` and `histories` are full addresses, tried in order; nil for the built-in ones.
  /// `isOffline` uses saved responses only.
  package init(
    rates: [WebAddress]? = nil, histories: [WebAddress]? = nil, services: Services, isOffline: Bool
  ) {
    cache = QuoteCache(responses: services.responses, now: services.now)
    self.rates = (rates ?? Self.rates).map { QuoteSource(.rates, $0, services: services) }
    self.histories = (histories ?? Self.histories).map {
      QuoteSource(.history, $0, services: services)
    }
    listed = histories == nil ? Self.traded : nil
    client = services.client(.bitcoin, bases: [])
    self.isOffline = isOffline
  }

  /// The live side; nil where the network must not be used.
  func live(_ bundle: BitcoinBundle) -> LiveService? {
    guard !isOffline, !(rates + histories).isEmpty else { return nil }
    return LiveService(
      page: { (request, onPartial) async throws(Failure) in
        let contents = try await contents(of: bundle)
        // Refuses an unknown list before any request.
        try request.source.require(ListID(.bitcoin))
        return try await page(request, contents, onPartial: onPartial)
      },
      detail: { (id, _) async throws(Failure) in
        let contents = try await contents(of: bundle)
        return try await detail(of: try QuoteSnapshot(contents).currency(of: id), contents)
      })
  }

  /// The bundle's contents, after parsing the saved responses.
  private func contents(of bundle: BitcoinBundle) async throws(Failure) -> BitcoinBundle.Contents {
    try await client.perform { () throws(Failure) in
      let contents = try bundle.contents()
      cache.readSaved()
      return contents
    }
  }
}
