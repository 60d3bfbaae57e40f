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

/// A list shown as a grid of cards.
extension OpenList {
  /// Whether its rows have prices.
  package var hasQuotes: Bool { entries[0]?.quote != nil }

  /// The topmost row of cards on the screen.
  package func topRow(in grid: GridMetrics) -> Int {
    let offset = min(max(self.grid.screenRow, 0), grid.rows - 1)
    let last = max(grid.rows(of: count) - grid.rows, 0)
    return min(max(cursor.row / grid.columns - offset, 0), last)
  }

  /// The rows of the list whose cards are on the screen.
  package func shownCards(in grid: GridMetrics) -> Range<Int> {
    let first = topRow(in: grid) * grid.columns
    return first..<max(min(first + grid.count, count), first)
  }

  /// Selects a card on the screen without scrolling.
  mutating func select(card: Int, in grid: GridMetrics, rows: Int) {
    let top = topRow(in: grid)
    cursor.go(to: card, count: count, rows: rows)
    self.grid.screenRow = min(max(card / grid.columns - top, 0), grid.rows - 1)
  }

  /// Moves to another card. A page motion keeps the selection's row on the screen; other motions
  /// scroll just far enough. `rows` is the number of rows of the pane when it shows a list.
  mutating func move(_ motion: Motion, in grid: GridMetrics, rows: Int) {
    let top = topRow(in: grid)
    let offset = cursor.row / grid.columns - top
    let target = grid.target(of: motion, from: cursor.row, count: count)
    cursor.go(to: target, count: count, rows: rows)
    switch motion {
    case .pageDown, .pageUp, .halfPageDown, .halfPageUp: self.grid.screenRow = offset
    case .next, .previous, .forward, .backward, .first, .last:
      self.grid.screenRow = min(max(target / grid.columns - top, 0), grid.rows - 1)
    }
  }
}
