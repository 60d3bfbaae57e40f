import CatalogueKit
import SquadCore

/// What a test reads of an answer.
package struct ReadText: Restampable, Equatable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  package func with(freshness: Freshness) -> ReadText { self }
}
