import PlainText
import SquadCore
import TerminalKit

/// What the cards of a grid show, but for the selection and the pictures.
struct GridCards: Equatable {
  private let entries: EntryList
  private let filter: Filter?
  private let members: [Member]
  /// The rows of the list whose cards are on the screen.
  let shown: Range<Int>
  let grid: GridMetrics
  /// Where the cards lie.
  private let pane: Rect
  /// The part of the pane that is theirs: the search field and the line for what went wrong take the
  /// place of its margins.
  let area: Rect

  init(
    _ state: AppState, _ level: OpenList, _ grid: GridMetrics, in area: Rect, of pane: Rect
  ) {
    entries = level.entries
    filter = level.filter
    members = state.squad.saved.members
    shown = level.shownCards(in: grid)
    self.grid = grid
    self.pane = pane
    self.area = area
  }

  var query: SearchQuery? { filter?.query }

  /// The cells of a card, counted from the first on the screen.
  func area(of place: Int) -> Rect {
    let origin = grid.origin(of: place)
    return Rect(
      column: pane.column + origin.column, row: pane.row + origin.row,
      columns: grid.card.columns, rows: grid.card.rows)
  }

  /// The cells of a card and one around it, as far as they are seen.
  func ground(of place: Int) -> Rect {
    let card = area(of: place)
    return area.intersection(
      Rect(
        column: card.column - 1, row: card.row - 1, columns: card.columns + 2,
        rows: card.rows + 2))
  }

  /// The lines of a card's text, as wide as its ground.
  func text(of place: Int) -> Rect {
    let card = area(of: place).split(bottom: GridMetrics.textRows).bottom
    return area.intersection(
      Rect(column: card.column - 1, row: card.row, columns: card.columns + 2, rows: card.rows))
  }

  /// The cards on the screen, without their pictures.
  func cards(of level: OpenList) -> [GridCard] {
    let ids = Set(members.map(\.id))
    var cards = shown.compactMap { level.entry(at: $0) }.map { entry in
      GridCard(entry, isMember: !ids.isEmpty && ids.contains(entry.id))
    }
    for place in cards.indices {
      let card = cards[place]
      let isTwin = cards.indices.contains { other in
        other != place && cards[other].title == card.title
          && (card.subtitle.isEmpty || cards[other].subtitle == card.subtitle)
      }
      if isTwin { cards[place].subtitle = card.id.path }
    }
    return cards
  }
}
