import CatalogueKit
import SquadCore

/// The currencies that squad lists, the big ones first and then by code; no coins, metals or
/// currencies of the past.
struct CurrencyTable: Sendable {
  /// How many there are, for a tab to say before anything is parsed; a test compares it.
  static let count = 153
  /// How many of the first are the big ones, which are requested one by one from services that have
  /// one currency a response.
  static let bigCount = 8
  /// The currency that every service has, and whose chart stands in for a missing one.
  static let dollar = "USD"

  let all: [Currency]
  private let indices: [String: Int]

  /// Parses tab-separated lines of `code, places, symbol, name`; the symbol may be empty. Nil where
  /// one of them is something else.
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
