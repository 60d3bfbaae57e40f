import CatalogueKit
import PlainText
import SquadCore

/// The currencies that squad lists, the big ones first and then by code. It has no coins, metals or
/// former currencies.
struct CurrencyTable: Sendable {
  /// Number of currencies, which a tab shows before the file is parsed; a test compares it.
  static let count = 153
  /// Number of big currencies, which are requested one by one from services with one currency in a
  /// response.
  static let bigCount = 8
  /// The currency that every service has. Its chart replaces a missing one.
  static let dollar = "USD"

  let all: [Currency]
  private let indices: [String: Int]

  /// Parses tab-separated lines of `code, places, symbol, name`, where the symbol may be empty. Nil
  /// if any line is invalid.
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

  /// The codes of the big currencies.
  var big: [String] { all.prefix(Self.bigCount).map(\.code) }
}

/// A current national currency of ISO 4217.
struct Currency: Equatable, Sendable {
  /// `EUR`
  let code: String
  /// Decimal places: 0 for yen, 3 for Bahraini dinars.
  let places: Int
  /// `€`; nil where there is none, or where it is ambiguous.
  let symbol: String?
  /// `Euro`
  let name: String

  /// The unit of an amount.
  var unit: String { symbol ?? code }

  /// Its badge in the strip; nil where the symbol is wider than two columns.
  var badge: String? { symbol.flatMap { PlainText.width(of: $0) <= 2 ? $0 : nil } }
}
