/// How well an entry matches a query; the better sorts first.
package enum MatchRank: Int, CaseIterable, Comparable, Sendable {
  /// The whole title or alias is the query.
  case exact
  /// The title or an alias starts with the query.
  case prefix
  /// Every word of the query starts a word.
  case wordStart
  /// Every word of the query is in there somewhere.
  case inside

  /// Whether `left` sorts before `right`.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
