/// How well an entry matches a query; better ranks sort first.
package enum MatchRank: Int, CaseIterable, Comparable, Sendable {
  /// The whole title is the query.
  case exact
  /// A whole alias is the query.
  case exactAlias
  /// The title starts with the query.
  case prefix
  /// An alias starts with the query.
  case prefixAlias
  /// Every word of the query starts a word.
  case wordStart
  /// Every word of the query occurs somewhere.
  case inside

  /// Rank of a field that starts with the query.
  ///
  /// - Parameters:
  ///   - isEntire: the query is all of the field.
  ///   - isTitle: titles rank before aliases, which a row doesn't show.
  @inline(__always)
  static func field(isEntire: Bool, isTitle: Bool) -> Self {
    isEntire ? (isTitle ? .exact : .exactAlias) : (isTitle ? .prefix : .prefixAlias)
  }

  /// Whether the whole title or alias is the query.
  package var isExact: Bool { self <= .exactAlias }

  /// The better rank first.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
