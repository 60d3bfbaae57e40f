// A stand-in until the module lands.
package enum PlainText {
  package static func initials(_ title: String) -> String { String(title.prefix(2)) }
}
package struct Searchable: Equatable, Sendable {
  package init(title: String, aliases: [String]) {}
}
package enum MatchRank: Int, CaseIterable { case exact, prefix, wordStart, inside }
package struct SearchQuery {
  package init(_ text: String) {}
  package var isEmpty: Bool { true }
  package func rank(of s: Searchable) -> MatchRank? { .inside }
}
