import Basics

/// Whether and how a list is shown as a grid of cards.
package struct GridState: Equatable, Sendable {
  /// Whether the list is shown as cards.
  package var isOn = false
  /// The wanted size of the cards; a pane too small for it shows smaller ones.
  package var size = CardSize.medium
  /// The selected card's row, counted from the topmost row on the screen. The rest of the scroll
  /// position follows from the selection.
  var screenRow = 0

  /// Creates a grid that is off, with cards of medium size.
  package init() {}

  /// The grid state for a list opened from this one.
  var inherited: GridState {
    var state = self
    state.screenRow = 0
    return state
  }
}

/// Sizes of the cards of a grid.
package enum CardSize: Int, CaseIterable, Equatable, Sendable {
  case small, medium, large

  /// Cells of a card's picture, with the text below it.
  package var picture: Size {
    switch self {
    case .small: Size(columns: 10, rows: 7)
    case .medium: Size(columns: 16, rows: 11)
    case .large: Size(columns: 24, rows: 16)
    }
  }

  /// The next larger or smaller size; nil at either end.
  func stepped(larger: Bool) -> CardSize? { CardSize(rawValue: rawValue + (larger ? 1 : -1)) }
}
