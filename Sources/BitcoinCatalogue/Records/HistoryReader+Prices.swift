import Basics
import JSONReader
import SquadCore

/// The shapes without candles: one price for each time.
extension HistoryReader {
  /// CoinGecko's pairs, or mempool.space's objects.
  mutating func readPrices(_ reader: inout JSONReader) throws {
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
    add(value, at: millisecond.map { $0 / 1_000 - 300 })
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
      add(value, at: second)
    } else if let other = values[CurrencyTable.dollar].map({ _ in CurrencyTable.dollar }) ?? only {
      // A record of other currencies alone is no record of this one, and can be read.
      named = named ?? other
    } else {
      unreadable += values.isEmpty ? 1 : 0
    }
  }

  /// CoinDesk: `{"2018-01-05": 14080.2791, …}` in any order.
  mutating func readDays(_ reader: inout JSONReader) throws {
    isKnown = true
    try reader.members { key, reader in
      guard let day = CalendarDay(iso: key.text) else { return unreadable += 1 }
      add(try reader.reading(), at: day.daysSince1970 * Self.secondsPerDay)
    }
  }
}
