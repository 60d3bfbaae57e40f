import Basics
import JSONReader
import SquadCore

extension JSONReader {
  /// A price, exactly as it is written, in a number or in a string; or why there is none.
  mutating func reading() throws -> ParsedPrice {
    skipSpace()
    let isNull = current == UInt8(ascii: "n")
    guard let text = try text() else { return isNull ? .none : .unreadable }
    // CoinDesk groups the digits of its strings.
    guard let amount = Amount(text.contains(",") ? text.filter { $0 != "," } : text) else {
      return .unreadable
    }
    return amount.millionths > 0 ? .price(amount) : .none
  }

  /// The price at an index of an array.
  mutating func reading(at place: Int) throws -> ParsedPrice {
    var reading = ParsedPrice.unreadable
    var index = 0
    try elements { reader in
      if index == place { reading = try reader.reading() }
      index += 1
    }
    return reading
  }

  /// A time in seconds since 1970; nil for anything else.
  mutating func moment() throws -> Moment? {
    try integer().map { Moment(seconds: Int64($0)) }
  }
}

extension JSONWord {
  /// The code of a currency, in capitals; nil for any other name. `15m`, `last` and `time` are
  /// none.
  var currencyCode: String? {
    guard bytes.count == 3, bytes.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    return text.uppercased()
  }
}
