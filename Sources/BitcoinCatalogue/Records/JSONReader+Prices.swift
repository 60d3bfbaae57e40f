import Basics
import JSONReader
import SquadCore

extension JSONReader {
  /// The exact price in a number or a string.
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

  /// An array's first element as a time, and the price at an index.
  mutating func row(priceAt priceIndex: Int) throws -> (time: Int?, price: ParsedPrice) {
    var time: Int?
    var price = ParsedPrice.unreadable
    var index = 0
    try elements { reader in
      if index == priceIndex {
        price = try reader.reading()
      } else if index == 0 {
        time = try reader.integer()
      }
      index += 1
    }
    return (time, price)
  }

  /// A time in seconds since 1970; nil for any other value.
  mutating func moment() throws -> Moment? {
    try integer().map { Moment(seconds: Int64($0)) }
  }
}

extension JSONWord {
  /// The code of a currency in upper case; nil for any other name, such as `15m`, `last` and
  /// `time`.
  var currencyCode: String? {
    guard bytes.count == 3, bytes.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    return text.uppercased()
  }
}

/// The value of a member for a price.
enum ParsedPrice: Equatable {
  case price(Amount)
  /// No price: `null`, 0 or -1.
  case none
  /// Any other value.
  case unreadable

  var amount: Amount? {
    if case .price(let amount) = self { amount } else { nil }
  }
}
