import Basics

/// How the cards of a grid lie in a pane: as many as fit, with their selection's ground one cell
/// around them.
package struct GridMetrics: Equatable, Sendable {
  /// The lines of text below a card's picture.
  package static let textRows = 2
  /// Between two cards.
  private static let columnGap = 3
  private static let rowGap = 2
  /// Before the first card.
  private static let left = 2
  private static let top = 1

  package let size: CardSize
  /// Cards side by side, and below each other; at least one.
  package let columns: Int
  package let rows: Int

  /// Nil where not even small cards fit.
  ///
  /// - Parameter size: the wanted one, in whose place a smaller one does.
  package init?(_ size: CardSize, in pane: Size) {
    var next: CardSize? = size
    while let size = next {
      let card = Self.card(size)
      // The ground at the right of the last card stands in what would be the gap after it; below the
      // last row it may be cut.
      let columns = pane.columns / (card.columns + Self.columnGap)
      let rows = (pane.rows - Self.top + Self.rowGap) / (card.rows + Self.rowGap)
      if columns > 0, rows > 0 {
        (self.size, self.columns, self.rows) = (size, columns, rows)
        return
      }
      next = size.stepped(larger: false)
    }
    return nil
  }

  private static func card(_ size: CardSize) -> Size {
    let picture = size.picture
    return Size(columns: picture.columns, rows: picture.rows + textRows)
  }

  /// How many cards the pane shows.
  package var count: Int { columns * rows }

  /// A card's cells: its picture, and the text below.
  package var card: Size { Self.card(size) }

  /// How many rows so many cards take.
  package func rows(of cards: Int) -> Int { (cards + columns - 1) / columns }

  /// The upper left cell of a card, counted from the pane's, by its place in reading order.
  package func origin(of place: Int) -> (column: Int, row: Int) {
    (
      Self.left + place % columns * (card.columns + Self.columnGap),
      Self.top + place / columns * (card.rows + Self.rowGap)
    )
  }
}

/// Moving in two dimensions.
extension GridMetrics {
  /// The card that a key moves to; stops at both ends.
  func target(of motion: Motion, from card: Int, count: Int) -> Int {
    let target =
      switch motion {
      case .next: below(card, by: 1, count: count)
      case .previous: below(card, by: -1, count: count)
      case .forward: card + 1
      case .backward: card - 1
      case .first: 0
      case .last: count - 1
      case .pageDown: below(card, by: rows, count: count)
      case .pageUp: below(card, by: -rows, count: count)
      case .halfPageDown: below(card, by: max(rows / 2, 1), count: count)
      case .halfPageUp: below(card, by: -max(rows / 2, 1), count: count)
      }
    return min(max(target, 0), max(count - 1, 0))
  }

  /// The card so many rows further down in the same column; in a last row that is too short, its last
  /// one.
  private func below(_ card: Int, by distance: Int, count: Int) -> Int {
    let last = max(count - 1, 0)
    let row = min(max(card / columns + distance, 0), last / columns)
    return min(row * columns + card % columns, last)
  }
}
