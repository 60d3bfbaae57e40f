import CatalogueKit
import SquadCore

/// The currencies that squad lists, the big ones first and then by code. What a service names
/// besides them is none: a coin, a metal, a currency of the past.
struct CurrencyTable: Sendable {
  /// How many there are, for a tab to say before anything is read; a test holds it true.
  static let count = 153
  /// How many of the first are the big ones, for which services are asked one by one where they
  /// answer for one currency only.
  static let bigCount = 8
  /// What every service knows, and the chart of whatever has none of its own.
  static let dollar = "USD"

  let all: [Currency]
  private let indices: [String: Int]

  /// Reads lines of `code, places, symbol, name`, parted by tabs; the symbol may be empty. Nil
  /// where one of them is something else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = TableReader(bytes)
    var all: [Currency] = []
    while !reader.isAtEnd {
      guard let code = reader.text(), let places = reader.number(), let symbol = reader.text(),
        let name = reader.text(), reader.endLine()
      else { return nil }
      all.append(
        Currency(code: code, places: places, symbol: symbol.isEmpty ? nil : symbol, name: name))
    }
    self.init(all)
  }

  init(_ all: [Currency]) {
    self.all = all
    indices = Dictionary(
      all.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(code: String) -> Currency? { indices[code].map { all[$0] } }

  /// The codes of the big ones.
  var big: [String] { all.prefix(Self.bigCount).map(\.code) }
}
