import Basics

/// How large the cards of a grid are.
package enum CardSize: Int, CaseIterable, Equatable, Sendable {
  case small, medium, large

  /// The cells of a card's picture. The text stands below it.
  package var picture: Size {
    switch self {
    case .small: Size(columns: 10, rows: 7)
    case .medium: Size(columns: 16, rows: 11)
    case .large: Size(columns: 24, rows: 16)
    }
  }

  /// The next larger or smaller one; nil where there is none.
  func stepped(larger: Bool) -> CardSize? { CardSize(rawValue: rawValue + (larger ? 1 : -1)) }
}
