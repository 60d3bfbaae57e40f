import PlainText

/// Actions of the command palette: every action by its name, and every loaded entry. Its rows are
/// the view's, who knows the commands' names: what depends on them comes with the action.
package indirect enum PaletteAction: Equatable, Sendable {
  case opened
  /// Entries are about to be looked for by name in all lists, without the palette.
  case listsNeeded
  /// Moved among so many rows.
  case moved(Motion, count: Int)
  /// A command was chosen, by its id; what it does, once the palette is closed.
  case commandChosen(String, Action)
  case entryChosen(EntryID)
  case listChosen(ListID)
}

extension AppState {
  mutating func reduce(_ action: PaletteAction) -> [Effect] {
    switch action {
    case .opened:
      closeSearch()
      overlay = .palette(PaletteState())
      return loadLists()
    case .listsNeeded: return loadLists()
    case .moved(let motion, let count):
      guard case .palette(var palette) = overlay else { return [] }
      palette.move(motion, count: count)
      overlay = .palette(palette)
      return []
    // `SquadCore.reduce` closes the palette and does what the command does.
    case .commandChosen: return []
    case .entryChosen(let id): return closePalette() ? jump(to: id) : []
    case .listChosen(let list): return closePalette() ? jump(to: list) : []
    }
  }

  /// Closes the palette for a command that was chosen in it; whether it was open.
  mutating func closePalette(for command: String) -> Bool {
    guard closePalette() else { return false }
    // The most recent one comes first.
    recentCommands.removeAll { $0 == command }
    recentCommands.insert(command, at: 0)
    return true
  }

  private mutating func closePalette() -> Bool {
    guard case .palette = overlay else { return false }
    overlay = nil
    return true
  }

  /// Requests the rows of the lists that nothing was read of yet: once, and from this machine alone.
  private mutating func loadLists() -> [Effect] {
    lists.map(\.id).filter { browser[$0, 0]?.phase == .idle }
      .flatMap { loadPages(of: $0, depth: 0) }
  }

  /// The loaded entries of a list that match, the best first, and no more than so many.
  package func entries(matching query: SearchQuery, in list: ListID, most: Int) -> [Entry] {
    guard let entries = browser[list, 0]?.entries else { return [] }
    let matches = entries.rows(matching: query)
    return (0..<min(matches.count, most)).compactMap { matches[$0].flatMap { entries[$0] } }
  }
}
