/// A service's name for the pair of bitcoin and the currency of its price.
struct CurrencyPair {
  /// The code of the currency in upper case.
  let currency: String

  /// Parses `XXBTZEUR`, `XBTEUR`, `BTC/EUR`, `btc-eur`. Nil unless it is the price of bitcoin in a
  /// currency of three letters.
  init?(_ name: String) {
    let name = name.uppercased()
    guard let base = ["XXBT", "XBT", "BTC"].first(where: name.hasPrefix) else { return nil }
    var rest = name.dropFirst(base.count)
    if let separator = rest.first, "/-_:".contains(separator) { rest.removeFirst() }
    // Kraken prefixes older currencies with a Z.
    if rest.count == 4, rest.first == "Z" { rest.removeFirst() }
    guard rest.utf8.count == 3, rest.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    currency = String(rest)
  }
}
