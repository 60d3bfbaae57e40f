import SquadCore
import TerminalKit

/// The visible cards and their inputs. A move of the selection redraws two cards, a new picture
/// one.
struct CachedGridCards {
  private struct Selection: Equatable {
    /// Index among the visible cards.
    let place: Int
    let isFocused: Bool
  }

  private var content: GridCards?
  private var cards: [GridCard] = []
  private var selection: Selection?
  /// The hardware cursor's position, if the selected card placed it.
  private var cursor: Point?

  /// Redraws the changed cards on a canvas that holds the previous frame.
  mutating func draw(
    _ state: AppState, _ level: OpenList, _ grid: GridMetrics, _ layout: ScreenLayout,
    in area: Rect, on canvas: inout Canvas
  ) {
    let content = GridCards(state, level, grid, in: area, of: layout.list)
    let isFocused = state.focusedPane(in: layout) == .list
    let before = selection
    let selection = Selection(
      place: level.cursor.row - content.shown.lowerBound, isFocused: isFocused)
    self.selection = selection
    let isSame = content == self.content
    // Stored even if equal: values that share storage compare at once the next time.
    self.content = content
    if !isSame { cards = content.cards(of: level) }
    let changed = takeImages(state, grid)
    if !isSame {
      drawAll(content, on: &canvas)
    } else {
      var places = changed
      if selection != before { places += [before?.place, selection.place].compactMap { $0 } }
      for place in places { draw(place, content, on: &canvas) }
    }
    if let cursor { canvas.placeCursor(cursor.column, cursor.row) }
  }

  /// Updates the pictures and returns the indices of the cards that changed.
  private mutating func takeImages(_ state: AppState, _ grid: GridMetrics) -> [Int] {
    cards.indices.filter { place in
      let image = state.cardImage(of: cards[place].id, in: grid)
      let portrait = state.cardPortrait(of: cards[place].id)
      guard image != cards[place].image || portrait != cards[place].portrait else { return false }
      cards[place].image = image
      cards[place].portrait = portrait
      return true
    }
  }

  private mutating func drawAll(_ content: GridCards, on canvas: inout Canvas) {
    cursor = nil
    _ = canvas.redraw(content.area) { _ in }
    for place in cards.indices { draw(place, content, on: &canvas) }
  }

  private mutating func draw(_ place: Int, _ content: GridCards, on canvas: inout Canvas) {
    guard cards.indices.contains(place), let selection else { return }
    let isSelected = place == selection.place
    let role: Role = isSelected ? (selection.isFocused ? .selection : .otherSelection) : .text
    let card = cards[place]
    let area = content.area(of: place)
    let ground = content.ground(of: place)
    let placed = canvas.redraw(ground) { canvas in
      canvas.hit(.row(content.shown.lowerBound + place), in: ground)
      if isSelected {
        canvas.fill(ground, with: " ", style: canvas.context.theme.ground(role))
        canvas.fill(content.text(of: place), role)
      }
      card.draw(in: area, role, content.query, on: &canvas)
      if isSelected {
        canvas.mark(
          isFocused: selection.isFocused, role, at: area.column - 1,
          area.endRow - GridMetrics.textRows)
      }
    }
    if isSelected { cursor = placed }
  }
}
