import Basics
import JSONReader
import SquadCore

/// The shapes with one price for each time instead of candles.
extension HistoryReader {
  /// Parses CoinGecko's pairs or mempool.space's objects.
  mutating func readPrices(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.elements { reader in
      if reader.isAtObject() { try readPrice(&reader) } else { try readPoint(&reader) }
    }
  }

  /// CoinGecko: milliseconds and the price then. A daily price is that of midnight, which closes
  /// the day before; the last one is the current price. So each counts for the day 5 minutes
  /// earlier, because midnight's may be a few seconds late.
  private mutating func readPoint(_ reader: inout JSONReader) throws {
    let (millisecond, value) = try reader.row(priceAt: 1)
    add(value, at: millisecond.map { $0 / 1_000 - 300 })
  }

  /// mempool.space: `{"time": …, "USD": …, "EUR": …}`, where 0 and -1 mean no price. The time is
  /// the start of the day or the hour that the price closes; the last one of a day closes it.
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
      add(value, at: second)
    } else if let other = values[CurrencyTable.dollar].map({ _ in CurrencyTable.dollar }) ?? only {
      // A record of other currencies only is valid, but has no price.
      named = named ?? other
    } else {
      unreadable += values.isEmpty ? 1 : 0
    }
  }

  /// CoinDesk: `{"2018-01-05": 14080.2791, …}`, in any order.
  mutating func readDays(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      guard let day = CalendarDay(iso: key.text) else { return unreadable += 1 }
      add(try reader.reading(), at: day.daysSince1970 * Self.secondsPerDay)
    }
  }
}
