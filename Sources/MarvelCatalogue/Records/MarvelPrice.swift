import JSONReader

/// What a comic cost when it came out, in US dollars.
struct MarvelPrice: Sendable {
  /// `printPrice`, `digitalPurchasePrice`.
  let type: String
  /// More than 0.
  let dollars: Double

  /// The known ones of an array: 0 stands for "unknown".
  static func array(from reader: inout JSONReader) throws -> [MarvelPrice] {
    var all: [MarvelPrice] = []
    try reader.elements { reader in
      var type = ""
      var dollars = 0.0
      try reader.members { key, reader in
        switch key {
        case "type": type = try reader.text() ?? ""
        case "price": dollars = try reader.number() ?? 0
        default: break
        }
      }
      if dollars > 0 { all.append(MarvelPrice(type: type, dollars: dollars)) }
    }
    return all
  }
}
