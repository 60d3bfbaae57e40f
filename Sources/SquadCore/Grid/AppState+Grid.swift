import Portraits

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
    closeSearch()
    openList.grid.isOn.toggle()
    focus = .list
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
