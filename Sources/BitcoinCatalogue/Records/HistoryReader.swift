import Basics
import JSONReader
import SquadCore

/// Reads daily closes in the shape of any service that squad knows, told apart by the shape alone.
struct HistoryReader {
  private struct Tick {
    let second: Int
    let value: Amount
  }

  /// Anything else is no time since bitcoin: 2009 … 2200, in seconds.
  private static let seconds = 1_230_000_000...7_258_000_000
  private static let day = 86_400

  /// The currency in the question's address.
  let currency: String?
  /// The last day, counted from 1970, that is believed: one cannot know what is yet to come.
  let lastDay: Int
  /// The currency that the answer itself names.
  private(set) var named: String?
  /// What the service says against the question.
  private(set) var refusal: String?
  /// Whether a list of days was there, however many are in it.
  private(set) var isKnown = false
  /// Records that are no day with a price.
  private(set) var unreadable = 0
  private var ticks: [Tick] = []

  init(currency: String?, lastDay: Int) {
    self.currency = currency
    self.lastDay = lastDay
  }

  /// The last value of each day, the oldest first, in whatever order they came.
  var closes: [History.Close] {
    var closes: [History.Close] = []
    for tick in ticks.sorted(by: { $0.second < $1.second }) {
      let close = History.Close(day: tick.second / Self.day, value: tick.value)
      if closes.last?.day == close.day { closes.removeLast() }
      closes.append(close)
    }
    return closes
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

  /// Keeps the price of a record. One without a price is no loss, one without a time is, and so is
  /// one of a day to come.
  private mutating func keep(_ reading: ParsedPrice, at second: Int?) {
    guard let second, Self.seconds.contains(second), second / Self.day <= lastDay else {
      return unreadable += 1
    }
    switch reading {
    case .price(let value): ticks.append(Tick(second: second, value: value))
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
      keep(value, at: second)
    }
  }

  /// Kraken: time, open, high, low, close … under the pair's name, which is not the asked one:
  /// XBTEUR is XXBTZEUR. Beside it `last`, a number. The name says whose prices these are; of
  /// several pairs only one is read, the asked currency's or else the first.
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
    keep(value, at: second)
  }

  /// CoinGecko's pairs, or mempool.space's objects.
  private mutating func readPrices(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.elements { reader in
      if reader.isAtObject() { try readPrice(&reader) } else { try readPoint(&reader) }
    }
  }

  /// CoinGecko: milliseconds and what bitcoin cost then. A daily value is that of midnight, and so
  /// the close of the day that ended; the last one is now's, of today. So each counts for the day
  /// that it was 5 minutes earlier: midnight's are a few seconds late at times.
  private mutating func readPoint(_ reader: inout JSONReader) throws {
    var millisecond: Int?
    var value = ParsedPrice.unreadable
    var index = 0
    try reader.elements { reader in
      if index == 0 { millisecond = try reader.integer() }
      if index == 1 { value = try reader.reading() }
      index += 1
    }
    keep(value, at: millisecond.map { $0 / 1_000 - 300 })
  }

  /// mempool.space: `{"time": …, "USD": …, "EUR": …}`, where 0 and -1 are no price. The time is the
  /// beginning of the day, or of the hour, whose close it is: the last of a day ends it.
  private mutating func readPrice(_ reader: inout JSONReader) throws {
    var second: Int?
    var values: [String: ParsedPrice] = [:]
    try reader.members { key, reader in
      if case "time" = key {
        second = try reader.integer()
      } else if let code = key.currencyCode {
        values[code] = try reader.reading()
      }
    }
    let only = values.count == 1 ? values.keys.first : nil
    let code = currency ?? only ?? CurrencyTable.dollar
    if let value = values[code] {
      named = code
      keep(value, at: second)
    } else if let other = values[CurrencyTable.dollar].map({ _ in CurrencyTable.dollar }) ?? only {
      // A record of other currencies alone is no record of this one, and can be read.
      named = named ?? other
    } else {
      unreadable += values.isEmpty ? 1 : 0
    }
  }

  /// CoinDesk: `{"2018-01-05": 14080.2791, …}` in any order.
  private mutating func readDays(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      guard let day = CalendarDay(iso: key.text) else { return unreadable += 1 }
      keep(try reader.reading(), at: day.daysSince1970 * Self.day)
    }
  }

  /// CoinDesk says only here that it answered with dollars although it was asked for euros.
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
