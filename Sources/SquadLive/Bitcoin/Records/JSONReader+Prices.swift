import SquadCore

extension JSONReader {
  /// A price, exactly as it is written, in a number or in a string; nil for anything else, and for
  /// 0 and -1, which stand for "no price".
  mutating func price() throws -> Amount? {
    guard let text = try text() else { return nil }
    // CoinDesk groups the digits of its strings.
    let amount = Amount(text.contains(",") ? text.filter { $0 != "," } : text)
    return amount.flatMap { $0.millionths > 0 ? $0 : nil }
  }

  /// The price at a place of an array; nil where there is none.
  mutating func price(at place: Int) throws -> Amount? {
    var price: Amount?
    var index = 0
    try elements { reader in
      if index == place { price = try reader.price() }
      index += 1
    }
    return price
  }

  /// A time in seconds since 1970; nil for anything else.
  mutating func moment() throws -> Moment? {
    try integer().map { Moment(seconds: Int64($0)) }
  }

  /// Whether an object comes next, with the reader at it.
  mutating func isAtObject() -> Bool {
    skipSpace()
    return current == UInt8(ascii: "{")
  }
}

extension JSONWord {
  /// The code of a currency, in capitals; nil for any other name. `15m`, `last` and `time` are none.
  var currencyCode: String? {
    guard bytes.count == 3, bytes.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    return text.uppercased()
  }
}
