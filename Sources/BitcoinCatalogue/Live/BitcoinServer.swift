import CatalogueKit
import HTTPKit
import SquadCore

/// The services for rates and for histories, and their saved responses.
package struct BitcoinServer: Sendable {
  /// Full addresses of responses about all currencies, or about one.
  package static let rates: [WebAddress] = [
    "https://api.coinbase.com/v2/exchange-rates?currency=BTC", "https://blockchain.info/ticker",
  ]
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
  private let rateSources: [QuoteSource]
  private let historySources: [QuoteSource]
  private let listed: [String]?
  private let isOffline: Bool

  /// - Parameters:
  ///   - rates: full addresses of rates, tried in order; nil: the built-in ones.
  ///   - histories: full addresses of histories, tried in order; nil: the built-in ones.
  ///   - isOffline: only what was saved is used.
  package init(
    rates: [WebAddress]? = nil, histories: [WebAddress]? = nil, services: Services, isOffline: Bool
  ) {
    cache = QuoteCache(responses: services.responses, now: services.now)
    rateSources = (rates ?? Self.rates).map { QuoteSource(.rates, $0, services: services) }
    historySources = (histories ?? Self.histories).map {
      QuoteSource(.history, $0, services: services)
    }
    listed = histories == nil ? Self.traded : nil
    self.isOffline = isOffline
  }

  /// The live side; nil where no network is wanted.
  func live(_ bundle: BitcoinBundle) -> LiveService? {
    guard !isOffline, let source = (rateSources + historySources).first else { return nil }
    return BitcoinService(
      bundle: bundle, rates: rateSources, histories: historySources, listed: listed, cache: cache,
      client: source.client
    ).live
  }
}
