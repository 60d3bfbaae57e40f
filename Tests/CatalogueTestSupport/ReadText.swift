import CatalogueKit
import SquadCore

/// A value that a test parses from a response.
package struct ReadText: RefreshableValue, Equatable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package func with(freshness: Freshness) -> ReadText { self }
}
