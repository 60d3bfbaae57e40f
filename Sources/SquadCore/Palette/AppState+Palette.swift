import PlainText

/// The command palette: every action by its name, and every loaded entry.
extension AppState {
  /// Opens it, and requests the rows of the lists.
  mutating func openPalette() -> [Effect] {
    guard overlay == nil else { return [] }
    closeSearch()
    overlay = .palette(PaletteState())
    return loadLists()
  }

  /// Requests the rows of the lists that nothing was read of yet: once, and from this machine alone.
  mutating func loadLists() -> [Effect] {
    lists.map(\.id).filter { browser[$0, 0]?.phase == .idle }
      .flatMap { loadPages(of: $0, depth: 0) }
  }

  mutating func editPalette(_ field: TextField) {
    guard case .palette(var palette) = overlay else { return }
    if field.text != palette.field.text { palette.row = 0 }
    palette.field = field
    overlay = .palette(palette)
  }

  mutating func moveInPalette(_ motion: Motion, count: Int) {
    guard case .palette(var palette) = overlay else { return }
    var cursor = Cursor(row: min(palette.row, max(count - 1, 0)))
    cursor.move(motion, count: count, rows: Self.paletteRows)
    palette.row = cursor.row
    overlay = .palette(palette)
  }

  /// Whether it was open.
  mutating func closePalette() -> Bool {
    guard case .palette = overlay else { return false }
    overlay = nil
    return true
  }

  /// The most recent one comes first.
  mutating func noteUse(ofCommand command: String) {
    recentCommands.removeAll { $0 == command }
    recentCommands.insert(command, at: 0)
  }

  /// The rows that it shows at once, at most.
  package static let paletteRows = 9
}

extension AppState {
  /// The loaded entries of a list that match, the best first, and no more than so many.
  package func entries(matching query: SearchQuery, in list: ListID, most: Int) -> [Entry] {
    guard let entries = browser[list, 0]?.entries else { return [] }
    let matches = entries.rows(matching: query)
    return (0..<min(matches.count, most)).compactMap { matches[$0].flatMap { entries[$0] } }
  }
}
