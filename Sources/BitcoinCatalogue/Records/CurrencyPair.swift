/// A pair of bitcoin and the currency that it is priced in, as a service calls it.
struct CurrencyPair {
  /// The code of the currency, in capitals.
  let currency: String

  /// Reads `XXBTZEUR`, `XBTEUR`, `BTC/EUR`, `btc-eur`; nil where bitcoin is not what is priced, or
  /// not in a currency of three letters.
  init?(_ name: String) {
    let name = name.uppercased()
    guard let base = ["XXBT", "XBT", "BTC"].first(where: name.hasPrefix) else { return nil }
    var rest = name.dropFirst(base.count)
    if let separator = rest.first, "/-_:".contains(separator) { rest.removeFirst() }
    // Kraken puts a Z before the older currencies.
    if rest.count == 4, rest.first == "Z" { rest.removeFirst() }
    guard rest.utf8.count == 3, rest.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    currency = String(rest)
  }
}
