import Basics
import JSONReader
import SquadCore

/// Parser of daily closes in the shape of any known service, which it detects by the shape alone.
struct HistoryReader {
  private struct Tick {
    let second: Int
    let value: Amount
  }

  /// Anything else is no time since bitcoin: 2009 … 2200, in seconds.
  private static let seconds = 1_230_000_000...7_258_000_000
  static let secondsPerDay = 86_400

  /// The currency in the request's address.
  let currency: String?
  /// The last valid day, counted from 1970: later ones have no close yet.
  let lastDay: Int
  /// The currency that the response itself names.
  var named: String?
  /// The service's error message.
  private(set) var refusal: String?
  /// Whether the response has a list of days, if only an empty one.
  var isKnown = false
  /// Records that are no day with a price.
  var unreadable = 0
  /// The last one of each day, so that the memory is bounded by the days since bitcoin.
  private var ticks: [Int: Tick] = [:]

  init(currency: String?, lastDay: Int) {
    self.currency = currency
    self.lastDay = lastDay
  }

  /// The last value of each day, the oldest first, in whatever order they came.
  var closes: [SeriesPoint] {
    ticks.sorted { $0.key < $1.key }.map { day, tick in
      SeriesPoint(daysSince1970: day, value: tick.value)
    }
  }

  /// Throws `JSONProblem`.
  mutating func read(from reader: inout JSONReader) throws {
    reader.skipSpace()
    if reader.current == UInt8(ascii: "[") {
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

  /// Adds a record's price. One without a price is skipped; one without a time, or of a day to
  /// come, counts as unreadable.
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

  /// Rows that begin with the second at which their day begins.
  private mutating func readRows(_ reader: inout JSONReader, closeAt place: Int) throws {
    isKnown = true
    try reader.elements { reader in
      var second: Int?
      var value = ParsedPrice.unreadable
      var index = 0
      try reader.elements { reader in
        if index == 0 { second = try reader.integer() }
        if index == place { value = try reader.reading() }
        index += 1
      }
      add(value, at: second)
    }
  }

  /// Kraken: time, open, high, low, close … under the pair's name, which is not the requested one:
  /// XBTEUR is XXBTZEUR. Beside it `last`, a number. The name says whose prices these are; of
  /// several pairs only one is read, the requested currency's or else the first.
  private mutating func readKraken(_ reader: inout JSONReader) throws {
    try reader.members { name, reader in
      reader.skipSpace()
      guard reader.current == UInt8(ascii: "["), let pair = CurrencyPair(name.text) else { return }
      guard pair.currency == currency ?? named ?? pair.currency else {
        isKnown = true
        named = named ?? pair.currency
        return
      }
      named = pair.currency
      try readRows(&reader, closeAt: 4)
    }
  }

  /// Bitstamp: `{"ohlc": [{"timestamp": …, "close": …}], "pair": "BTC/USD"}`, the time of a day's
  /// beginning.
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

  /// CoinDesk says only here that the prices are in dollars although euros were requested.
  private mutating func readDisclaimer(_ reader: inout JSONReader) throws {
    let words = try reader.text()?.split(separator: " ") ?? []
    guard let place = words.lastIndex(of: "as"), place + 1 < words.count else { return }
    let code = words[place + 1].prefix(3)
    if words[place + 1].dropFirst(3).allSatisfy({ $0 == "." }), code.count == 3,
      code.allSatisfy({ $0.isASCII && $0.isUppercase })
    {
      named = String(code)
    }
  }
}
