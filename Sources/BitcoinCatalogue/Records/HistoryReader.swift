import Basics
import JSONReader
import SquadCore

/// Parses daily closes in the shape of any known service, which it detects by the shape alone.
struct HistoryReader {
  private struct Tick {
    let second: Int
    let value: Amount
  }

  /// Valid times in seconds: from 2009, when bitcoin began, to 2200.
  private static let seconds = 1_230_000_000...7_258_000_000
  static let secondsPerDay = 86_400

  /// The currency in the request's address.
  let currency: String?
  /// The last day that may have a close, counted from 1970.
  let lastDay: Int
  /// The currency that the response states.
  var named: String?
  /// The service's error message.
  private(set) var refusal: String?
  /// Whether the response has a list of days, which may be empty.
  var isKnown = false
  /// Number of invalid records.
  var unreadable = 0
  /// The last price of each day, so that the days since 2009 bound the memory.
  private var ticks: [Int: Tick] = [:]

  init(currency: String?, lastDay: Int) {
    self.currency = currency
    self.lastDay = lastDay
  }

  /// The last price of each day, the oldest first.
  var closes: [SeriesPoint] {
    ticks.sorted { $0.key < $1.key }.map { day, tick in
      SeriesPoint(daysSince1970: day, value: tick.value)
    }
  }

  /// Throws `JSONError`.
  mutating func read(from reader: inout JSONReader) throws {
    if reader.isAtArray() {
      // Coinbase's candles, the newest first: time, low, high, open, close, volume.
      try readRows(&reader, closeAt: 4)
    } else {
      try reader.members { key, reader in
        switch key {
        case "error": refusal = try reader.texts().first ?? refusal
        case "result": try readKraken(&reader)
        case "data": try readBitstamp(&reader)
        case "prices": try readPrices(&reader)
        case "bpi": try readDays(&reader)
        case "disclaimer": try readDisclaimer(&reader)
        default: break
        }
      }
    }
    try reader.finish()
  }

  /// Adds a record's price. Skips a record without a price, and counts one without a time, or of a
  /// future day, as invalid.
  mutating func add(_ reading: ParsedPrice, at second: Int?) {
    guard let second, Self.seconds.contains(second), second / Self.secondsPerDay <= lastDay else {
      return unreadable += 1
    }
    let day = second / Self.secondsPerDay
    switch reading {
    case .price(let value):
      if ticks[day].map({ $0.second <= second }) ?? true {
        ticks[day] = Tick(second: second, value: value)
      }
    case .none: break
    case .unreadable: unreadable += 1
    }
  }

  /// Parses rows that begin with the time of their day's start, in seconds.
  private mutating func readRows(_ reader: inout JSONReader, closeAt closeIndex: Int) throws {
    isKnown = true
    try reader.elements { reader in
      let (second, value) = try reader.row(priceAt: closeIndex)
      add(value, at: second)
    }
  }

  /// Kraken: time, open, high, low, close … under the pair's name, which differs from the requested
  /// one: XBTEUR is XXBTZEUR. It states the currency. Reads only the requested currency's pair, or
  /// else the first; skips the number `last`.
  private mutating func readKraken(_ reader: inout JSONReader) throws {
    try reader.members { name, reader in
      guard reader.isAtArray(), let pair = CurrencyPair(name.text) else { return }
      guard pair.currency == currency ?? named ?? pair.currency else {
        isKnown = true
        named = named ?? pair.currency
        return
      }
      named = pair.currency
      try readRows(&reader, closeAt: 4)
    }
  }

  /// Bitstamp: `{"ohlc": [{"timestamp": …, "close": …}], "pair": "BTC/USD"}`, with the time of a
  /// day's start.
  private mutating func readBitstamp(_ reader: inout JSONReader) throws {
    var isOfBitcoin = true
    try reader.members { key, reader in
      switch key {
      case "pair":
        guard let name = try reader.text() else { break }
        named = CurrencyPair(name)?.currency
        isOfBitcoin = named != nil
      case "ohlc":
        isKnown = true
        try reader.elements { reader in try readCandle(&reader) }
      default: break
      }
    }
    if !isOfBitcoin { isKnown = false }
  }

  private mutating func readCandle(_ reader: inout JSONReader) throws {
    var second: Int?
    var value = ParsedPrice.unreadable
    try reader.members { key, reader in
      switch key {
      case "timestamp": second = try reader.integer()
      case "close": value = try reader.reading()
      default: break
      }
    }
    add(value, at: second)
  }

  /// CoinDesk states only here that prices are in dollars although euros were requested.
  private mutating func readDisclaimer(_ reader: inout JSONReader) throws {
    let words = try reader.text()?.split(separator: " ") ?? []
    guard let index = words.lastIndex(of: "as"), index + 1 < words.count else { return }
    let code = words[index + 1].prefix(3)
    if words[index + 1].dropFirst(3).allSatisfy({ $0 == "." }), code.count == 3,
      code.allSatisfy({ $0.isASCII && $0.isUppercase })
    {
      named = String(code)
    }
  }
}
