import HTTPKit
import SquadCore

/// Cache key of a response. Each service has its own, so that a response with 30 currencies doesn't
/// replace one with all of them.
struct QuoteKey: Equatable, Sendable {
  enum Kind: String, Sendable {
    case rates, history
  }

  let kind: Kind
  /// The currency in the request's address; nil without one.
  let currency: String?
  /// The service.
  let label: String

  init(_ kind: Kind, _ currency: String?, _ label: String) {
    self.kind = kind
    self.currency = currency
    self.label = label
  }

  /// Parses a `path`; nil for any other text.
  init?(path: String) {
    let parts = path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, let kind = Kind(rawValue: String(parts[1])) else {
      return nil
    }
    self.init(kind, parts[2] == "-" ? nil : String(parts[2]), String(parts[3]))
  }

  /// `/rates/EUR/https://example.org/ticker`, with `-` for no currency.
  var path: String { "/\(kind.rawValue)/\(currency ?? "-")/\(label)" }

  var response: CacheKey { CacheKey(catalogue: CatalogueID.bitcoin.rawValue, path: path) }
}
