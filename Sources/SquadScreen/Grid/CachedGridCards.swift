import PlainText
import Portraits
import SquadCore
import SquadWords
import TerminalKit

/// The visible cards and their inputs. A move of the selection redraws two cards, a new picture
/// one. Without it, a move takes 8.5 million instructions instead of 3.7.
struct CachedGridCards {
  private struct Selection: Equatable {
    /// Index among the visible cards.
    let index: Int
    let isFocused: Bool
  }

  private var content: GridCards?
  private var cards: [GridCard] = []
  private var selection: Selection?
  /// The hardware cursor's position, if the selected card placed it.
  private var cursor: Point?

  /// Redraws the changed cards on a canvas that holds the previous frame.
  mutating func draw(
    _ state: AppState, _ openList: OpenList, _ grid: GridMetrics, _ layout: ScreenLayout,
    in area: Rect, on canvas: inout Canvas
  ) {
    let content = GridCards(state, openList, grid, in: area, of: layout.list)
    let isFocused = state.focusedPane(in: layout) == .list
    let before = selection
    let selection = Selection(
      index: openList.cursor.row - content.shown.lowerBound, isFocused: isFocused)
    self.selection = selection
    let isSame = content == self.content
    // Stored even if equal: values that share storage compare at once the next time.
    self.content = content
    if !isSame { cards = content.cards(of: openList) }
    let changed = takeImages(state, grid)
    if !isSame {
      drawAll(content, on: &canvas)
    } else {
      var indices = changed
      if selection != before { indices += [before?.index, selection.index].compactMap { $0 } }
      for index in indices { draw(index, content, on: &canvas) }
    }
    if let cursor { canvas.placeCursor(cursor.column, cursor.row) }
  }

  /// Updates the pictures and returns the indices of the cards that changed.
  private mutating func takeImages(_ state: AppState, _ grid: GridMetrics) -> [Int] {
    cards.indices.filter { index in
      let image = state.cardImage(of: cards[index].id, in: grid)
      let portrait = state.cardPortrait(of: cards[index].id)
      guard image != cards[index].image || portrait != cards[index].portrait else { return false }
      cards[index].image = image
      cards[index].portrait = portrait
      return true
    }
  }

  private mutating func drawAll(_ content: GridCards, on canvas: inout Canvas) {
    cursor = nil
    _ = canvas.redraw(content.area) { _ in }
    for index in cards.indices { draw(index, content, on: &canvas) }
  }

  private mutating func draw(_ index: Int, _ content: GridCards, on canvas: inout Canvas) {
    guard cards.indices.contains(index), let selection else { return }
    let isSelected = index == selection.index
    let role: Role = isSelected ? (selection.isFocused ? .selection : .otherSelection) : .text
    let card = cards[index]
    let area = content.area(of: index)
    let ground = content.ground(of: index)
    let placed = canvas.redraw(ground) { canvas in
      canvas.hit(.row(content.shown.lowerBound + index), in: ground)
      if isSelected {
        canvas.fill(ground, with: " ", style: canvas.context.theme.ground(role))
        canvas.fill(content.text(of: index), role)
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

/// The content of a grid's cards, without the selection and the pictures.
struct GridCards: Equatable {
  private let entries: EntryList
  private let filter: Filter?
  private let members: [Member]
  /// Nil outside of a picker.
  private let marks: Marks?
  private let isOwn: Bool
  /// The list rows whose cards are visible.
  let shown: Range<Int>
  let grid: GridMetrics
  /// The area that the cards are laid out in.
  private let pane: Rect
  /// The part of the pane that the cards may draw on; the search field and the status line take the
  /// margins.
  let area: Rect

  init(_ state: AppState, _ openList: OpenList, _ grid: GridMetrics, in area: Rect, of pane: Rect) {
    entries = openList.entries
    filter = openList.filter
    members = state.squad.saved.members
    marks = state.picker?.marks
    isOwn = state.showsRecords(in: openList)
    shown = openList.shownCards(in: grid)
    self.grid = grid
    self.pane = pane
    self.area = area
  }

  var query: SearchQuery? { filter?.query }

  /// The cells of a card, by its index among the visible ones.
  func area(of index: Int) -> Rect {
    let origin = grid.origin(of: index)
    return Rect(
      column: pane.column + origin.column, row: pane.row + origin.row,
      columns: grid.card.columns, rows: grid.card.rows)
  }

  /// The visible cells of a card with a margin of one cell.
  func ground(of index: Int) -> Rect {
    let card = area(of: index)
    return area.intersection(
      Rect(
        column: card.column - 1, row: card.row - 1, columns: card.columns + 2, rows: card.rows + 2))
  }

  /// The lines of a card's text, with the margin at both sides.
  func text(of index: Int) -> Rect {
    let card = area(of: index).split(bottom: GridMetrics.textRows).bottom
    return area.intersection(
      Rect(column: card.column - 1, row: card.row, columns: card.columns + 2, rows: card.rows))
  }

  /// The visible cards, without their pictures.
  func cards(of openList: OpenList) -> [GridCard] {
    let ids = Set(members.map(\.id))
    var cards = shown.compactMap { openList.entry(at: $0) }.map { entry in
      GridCard(
        entry, isMember: !ids.isEmpty && ids.contains(entry.id),
        isMarked: marks?.contains(entry.id) == true, isOwn: isOwn)
    }
    let unchanged = cards
    for (index, card) in cards.enumerated() {
      let isTwin = unchanged.indices.contains { other in
        other != index && unchanged[other].title == card.title
          && (card.subtitle.isEmpty || unchanged[other].subtitle == card.subtitle)
      }
      if isTwin { cards[index].subtitle = card.id.path }
    }
    return cards
  }
}

/// A card of a grid: a picture or tile, the title with a star for members, and the subtitle.
struct GridCard: Equatable {
  let id: EntryID
  let title: String
  /// The second line; the id if another visible card has the same title and subtitle.
  var subtitle: String
  /// Text of the tile; nil: the title's initials.
  let sign: String?
  let isMember: Bool
  /// Whether it is marked in a picker, which has no squad.
  let isMarked: Bool
  /// Whether it is a record of a user's file, whose words stay as they are.
  let isOwn: Bool
  /// The loaded picture; nil draws a tile.
  var image: CellImage?
  /// The subject of squad's own picture; nil until the detail is loaded.
  var portrait: PortraitSubject?

  init(_ entry: Entry, isMember: Bool, isMarked: Bool, isOwn: Bool) {
    id = entry.id
    title = entry.title
    subtitle = entry.subtitle
    sign = entry.badge
    self.isMember = isMember
    self.isMarked = isMarked
    self.isOwn = isOwn
  }

  /// `area` has the card's own cells; its selection extends one cell further. `role` is `.text`, or
  /// the role of a selection.
  func draw(in area: Rect, _ role: Role, _ query: SearchQuery?, on canvas: inout Canvas) {
    let (picture, text) = area.split(bottom: GridMetrics.textRows)
    drawPicture(in: picture, on: &canvas)
    let sign = isMember ? canvas.glyphs.star : isMarked ? canvas.glyphs.done : ""
    let available = text.columns - (sign.isEmpty ? 0 : PlainText.width(of: sign) + 1)
    let title = canvas.strings.title(title, of: id)
    canvas.write(
      title: title, matching: query, role, at: text.column, text.row, columns: available)
    canvas.writeRight(sign, .star.on(role), in: text, row: text.row)
    let subtitle = canvas.strings.subtitle(subtitle, of: id)
    // Ids made of equal titles differ at their end.
    let second =
      subtitle == id.path
      ? PlainText.suffix(subtitle, columns: text.columns, ellipsis: canvas.glyphs.ellipsis).text
      : canvas.glyphs.cut(
        isOwn ? subtitle : canvas.strings.text(ofValue: subtitle), to: text.columns)
    canvas.write(second, .quiet.on(role), at: text.column, text.row + 1)
  }

  private func drawPicture(in area: Rect, on canvas: inout Canvas) {
    if let image, canvas.context.showsPictures {
      CellImageView.draw(image, in: area, on: &canvas)
    } else if let portrait, canvas.context.showsPortraits {
      CellImageView.draw(
        CellImage(portrait, in: area.size, canvas.context.colors), in: area, on: &canvas)
    } else {
      TileView.draw(title, sign: sign, in: area, on: &canvas)
    }
  }
}
