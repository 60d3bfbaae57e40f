import Basics
import JSONReader
import SquadCore

/// Parses rates in the shape of any known service, which it detects by the names of the members.
struct RatesReader {
  /// The currency in the request's address.
  let currency: String?
  private(set) var amounts: [String: Amount] = [:]
  /// The currencies with invalid rates.
  private(set) var unreadable: Set<String> = []
  private(set) var stated: Moment?
  /// The service's error message.
  private(set) var refusal: String?
  /// Whether the response has a known shape.
  private(set) var isKnown = false

  /// Throws `JSONError`.
  mutating func read(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "error": refusal = try reader.texts().first ?? refusal
      case "data": try readCoinbase(&reader)
      case "rates": try readNamed(&reader)
      case "bitcoin": try readAmounts(&reader)
      case "result": try readKraken(&reader)
      case "bpi": try readNamed(&reader)
      case "last": add(try reader.reading(), as: currency ?? CurrencyTable.dollar)
      case "timestamp": state(try reader.moment())
      case "time": try readTime(&reader)
      // A lower-case `bid`, `ask` or `low` is no currency.
      case let key where key.text == key.currencyCode: try readRate(&reader, of: key.text)
      default: break
      }
    }
    try reader.finish()
  }

  private mutating func add(_ reading: ParsedPrice, as code: String) {
    isKnown = true
    switch reading {
    case .price(let amount): amounts[code] = amount
    case .none: break
    case .unreadable: unreadable.insert(code)
    }
  }

  /// Sets the time of the rates that the response states, unless it is outside 1970 … 2200.
  private mutating func state(_ moment: Moment?) {
    guard let moment, (0...7_258_000_000).contains(moment.seconds) else { return }
    stated = moment
  }

  /// Coinbase: `{"currency": "BTC", "rates": {…}}`, or of one pair `{"amount": …, "base": "BTC",
  /// "currency": "EUR"}`. Pairs without bitcoin are skipped.
  private mutating func readCoinbase(_ reader: inout JSONReader) throws {
    var (base, named): (String?, String?)
    var amount = ParsedPrice.unreadable
    var rates = RatesReader(currency: nil)
    let isObject = try reader.members { key, reader in
      switch key {
      case "base": base = try reader.text()
      case "currency": named = try reader.text()
      case "amount": amount = try reader.reading()
      case "rates": try rates.readAmounts(&reader)
      default: break
      }
    }
    guard isObject else { return }
    if rates.isKnown, named ?? "BTC" == "BTC" {
      isKnown = true
      amounts.merge(rates.amounts) { _, new in new }
      unreadable.formUnion(rates.unreadable)
    } else if base ?? "BTC" == "BTC", let code = named ?? currency {
      add(amount, as: code)
    }
  }

  /// `{"usd": 42000}`, `{"USD": "42000.00"}`
  private mutating func readAmounts(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      if let code = key.currencyCode { add(try reader.reading(), as: code) }
    }
  }

  /// CoinGecko's `rates` and CoinDesk's `bpi`: an object for each currency.
  private mutating func readNamed(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      if let code = key.currencyCode { try readRate(&reader, of: code) }
    }
  }

  /// Kraken renames the requested pair: XBTEUR is XXBTZEUR. The name has the currency. Skips pairs
  /// without bitcoin.
  private mutating func readKraken(_ reader: inout JSONReader) throws {
    try reader.members { name, reader in
      guard reader.isAtObject(), let pair = CurrencyPair(name.text) else { return }
      try reader.members { key, reader in
        if case "c" = key { add(try reader.row(priceAt: 0).price, as: pair.currency) }
      }
    }
  }

  /// A currency's number of mempool.space, or its object of blockchain.info, CoinGecko or CoinDesk.
  private mutating func readRate(_ reader: inout JSONReader, of code: String) throws {
    guard reader.isAtObject() else { return add(try reader.reading(), as: code) }
    var isFiat = true
    var (price, float) = (ParsedPrice.unreadable, ParsedPrice.unreadable)
    try reader.members { key, reader in
      switch key {
      case "last", "value", "rate": price = try reader.reading()
      // CoinDesk writes each rate twice; this is for a response with one of them.
      case "rate_float": float = try reader.reading()
      case "type": isFiat = try reader.text() == "fiat"
      default: break
      }
    }
    isKnown = true
    if isFiat { add(price.amount == nil ? float : price, as: code) }
  }

  /// mempool.space's seconds, or CoinDesk's object.
  private mutating func readTime(_ reader: inout JSONReader) throws {
    guard reader.isAtObject() else { return state(try reader.moment()) }
    try reader.members { key, reader in
      if case "updatedISO" = key { state(try reader.text().flatMap { Moment(iso: $0) }) }
    }
  }
}
