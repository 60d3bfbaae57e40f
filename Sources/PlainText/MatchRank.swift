/// How well an entry matches a query; the better sorts first.
package enum MatchRank: Int, CaseIterable, Comparable, Sendable {
  /// The whole title is the query.
  case exact
  /// A whole alias is.
  case exactAlias
  /// The title starts with the query.
  case prefix
  /// An alias does.
  case prefixAlias
  /// Every word of the query starts a word.
  case wordStart
  /// Every word of the query is in there somewhere.
  case inside

  /// For a field that the query begins.
  ///
  /// - Parameters:
  ///   - isWhole: whether it ends the field too.
  ///   - isTitle: whether the field is the title: an alias isn't seen in the row, so a title comes
  ///     before it.
  @inline(__always)
  static func field(isWhole: Bool, isTitle: Bool) -> Self {
    isWhole ? (isTitle ? .exact : .exactAlias) : (isTitle ? .prefix : .prefixAlias)
  }

  /// Whether the title or an alias is the query.
  package var isExact: Bool { self <= .exactAlias }

  /// Whether `left` sorts before `right`.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
