import Basics
import Portraits

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

/// Layout of a grid's cards in a pane: as many as fit, with room for the selection's background one
/// cell around them; cells left over are spread over the gaps and margins.
package struct GridMetrics: Equatable, Sendable {
  /// Lines of text below a card's picture.
  package static let textRows = 2
  /// Minimum cells between two cards.
  private static let columnGap = 3
  private static let rowGap = 2
  /// Minimum cells before the first card.
  private static let left = 2
  private static let top = 1

  /// The size that fits: the wanted one or the next smaller.
  package let size: CardSize
  /// Cards side by side; at least one.
  package let columns: Int
  /// Cards one above the other; at least one.
  package let rows: Int
  /// Cells that the minimum gaps leave over.
  private let spare: Size

  /// Nil if not even small cards fit. `size` is the wanted size; smaller ones are tried if it
  /// doesn't fit.
  package init?(_ size: CardSize, in pane: Size) {
    var next: CardSize? = size
    while let size = next {
      let card = Self.card(size)
      // The background right of the last card takes the place of the next gap; below the last row
      // it may be cut off.
      let columns = pane.columns / (card.columns + Self.columnGap)
      let rows = (pane.rows - Self.top + Self.rowGap) / (card.rows + Self.rowGap)
      if columns > 0, rows > 0 {
        (self.size, self.columns, self.rows) = (size, columns, rows)
        spare = Size(
          columns: pane.columns - columns * (card.columns + Self.columnGap),
          rows: pane.rows - Self.top + Self.rowGap - rows * (card.rows + Self.rowGap))
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

  /// Number of cards that the pane shows.
  package var count: Int { columns * rows }

  /// Cells of a card: its picture and the text below.
  package var card: Size { Self.card(size) }

  /// Number of rows that `cards` cards take.
  package func rows(of cards: Int) -> Int { cards / columns + (cards % columns).signum() }

  /// Upper left cell of a card within the pane, by its index in reading order.
  package func origin(of index: Int) -> (column: Int, row: Int) {
    let (across, down) = (index % columns, index / columns)
    return (
      Self.left + across * (card.columns + Self.columnGap)
        + (across + 1) * spare.columns / (columns + 1),
      Self.top + down * (card.rows + Self.rowGap) + (down + 1) * spare.rows / (rows + 1)
    )
  }
}

/// Moving in two dimensions.
extension GridMetrics {
  /// The card that a motion leads to; stops at both ends.
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

  /// The card `distance` rows below in the same column; the last card if the last row is too short.
  private func below(_ card: Int, by distance: Int, count: Int) -> Int {
    let last = max(count - 1, 0)
    let row = min(max(card / columns + distance, 0), last / columns)
    return min(row * columns + card % columns, last)
  }
}

/// A list shown as a grid of cards.
extension OpenList {
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

/// Lists as grids of cards: `v`, and the cards' size.
extension AppState {
  /// Whether the open list is shown as a grid if there is room for it. Details opened from a card,
  /// and members of the squad, have the list beside them.
  package var wantsGrid: Bool {
    guard comparison == nil, listStack.openList.grid.isOn, !listStack.openList.hasQuotes else {
      return false
    }
    return switch focus {
    case .list, .search: true
    case .strip, .detail: false
    }
  }

  /// The grid on the screen; nil while there is none.
  package var shownGrid: GridMetrics? {
    wantsGrid ? GridMetrics(listStack.openList.grid.size, in: viewport.gridPane) : nil
  }

  mutating func toggleGrid() {
    guard !openList.hasQuotes else { return message = .noGridOfPrices }
    guard GridMetrics(openList.grid.size, in: viewport.gridPane) != nil else {
      return message = .noRoomForGrid
    }
    focusList()
    openList.grid.isOn.toggle()
  }

  mutating func resizeCards(larger: Bool) {
    guard let shown = shownGrid else { return }
    guard let size = shown.size.stepped(larger: larger) else {
      return message = larger ? .cardsAreLargest : .cardsAreSmallest
    }
    guard GridMetrics(size, in: viewport.gridPane)?.size == size else {
      return message = .noRoomForLargerCards
    }
    openList.grid.size = size
  }

  /// Whether larger or smaller cards are possible.
  package func resizesCards(larger: Bool) -> Bool {
    guard let size = shownGrid?.size.stepped(larger: larger) else { return false }
    return GridMetrics(size, in: viewport.gridPane)?.size == size
  }
}

/// Contents of the cards.
extension AppState {
  /// The entries whose cards are on the screen, in reading order; none without a grid.
  var shownCards: [EntryID] {
    guard let grid = shownGrid else { return [] }
    return listStack.openList.shownCards(in: grid).compactMap {
      listStack.openList.entry(at: $0)?.id
    }
  }

  /// The pictures of the cards on the screen, in reading order.
  func cardPictures(in grid: GridMetrics) -> [PictureRequest] {
    shownCards.compactMap { id in
      details[id]?.value?.picture.map { pictures.request($0, in: grid.size.picture) }
    }
  }

  /// The subject of squad's own picture on an entry's card, if its detail is loaded.
  package func cardPortrait(of id: EntryID) -> PortraitSubject? { details[id]?.value?.portrait }

  /// The rendered picture on an entry's card; nil: a tile replaces it.
  package func cardImage(of id: EntryID, in grid: GridMetrics) -> CellImage? {
    guard let picture = details[id]?.value?.picture else { return nil }
    return pictures.card(picture, grid.size)
  }
}
