import Basics
import JSONReader
import SquadCore

/// Parser of rates in the shape of any known service, which it detects by the members' names alone.
struct RatesReader {
  /// The currency in the request's address.
  let currency: String?
  private(set) var amounts: [String: Amount] = [:]
  /// The currencies whose rates could not be read.
  private(set) var unreadable: Set<String> = []
  private(set) var stated: Moment?
  /// The service's error message.
  private(set) var refusal: String?
  /// Whether the response has a known shape.
  private(set) var isKnown = false

  init(currency: String?) { self.currency = currency }

  /// Throws `JSONProblem`.
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
      // A small `bid`, `ask` or `low` is no currency.
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

  /// Sets the time that the response states for its rates: 1970 … 2200, anything else is no time.
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

  /// CoinGecko's `rates`, CoinDesk's `bpi`: an object for each currency.
  private mutating func readNamed(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      if let code = key.currencyCode { try readRate(&reader, of: code) }
    }
  }

  /// Kraken renames the requested pair: XBTEUR is XXBTZEUR. The name has the currency; pairs
  /// without bitcoin are skipped.
  private mutating func readKraken(_ reader: inout JSONReader) throws {
    try reader.members { name, reader in
      guard reader.isAtObject(), let pair = CurrencyPair(name.text) else { return }
      try reader.members { key, reader in
        if case "c" = key { add(try reader.reading(at: 0), as: pair.currency) }
      }
    }
  }

  /// One currency's: mempool.space's number, or an object of blockchain.info, CoinGecko, CoinDesk.
  private mutating func readRate(_ reader: inout JSONReader, of code: String) throws {
    guard reader.isAtObject() else { return add(try reader.reading(), as: code) }
    var isFiat = true
    var (price, float) = (ParsedPrice.unreadable, ParsedPrice.unreadable)
    try reader.members { key, reader in
      switch key {
      case "last", "value", "rate": price = try reader.reading()
      // CoinDesk's second spelling, for a response without the first.
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
    guard reader.isAtObject() else {
      return state(try reader.moment())
    }
    try reader.members { key, reader in
      if case "updatedISO" = key { state(try reader.text().flatMap { Moment(iso: $0) }) }
    }
  }
}
