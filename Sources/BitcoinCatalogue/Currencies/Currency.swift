import PlainText

/// A national currency of today, as ISO 4217 names it.
struct Currency: Equatable, Sendable {
  /// `EUR`
  let code: String
  /// Places after the point: 0 for yen, 3 for Bahraini dinars.
  let places: Int
  /// `€`; nil where none is sure, or where it would be taken for another currency's.
  let symbol: String?
  /// `Euro`
  let name: String

  /// The unit of an amount.
  var unit: String { symbol ?? code }

  /// Its badge in the strip; nil where its symbol takes more than the two columns there.
  var badge: String? { symbol.flatMap { PlainText.width(of: $0) <= 2 ? $0 : nil } }
}
