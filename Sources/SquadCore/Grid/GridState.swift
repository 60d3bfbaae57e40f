import Basics

/// Whether a list is shown as a grid of cards, and how.
package struct GridState: Equatable, Sendable {
  package var isOn = false
  /// The wanted size of the cards; a pane without room for them has smaller ones.
  package var size = CardSize.medium
  /// The row of cards, counted from the topmost on the screen, in which the selected card stands.
  /// The rest of the scroll position follows from the selection.
  var screenRow = 0

  package init() {}

  /// That of a list opened from this one.
  var inherited: GridState {
    var state = self
    state.screenRow = 0
    return state
  }
}

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
