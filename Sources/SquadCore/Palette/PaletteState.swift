import PlainText

/// The command palette while it is open.
package struct PaletteState: Equatable, Sendable {
  /// The text that commands are searched by.
  package internal(set) var field = TextField()
  /// The selected row, from 0.
  package private(set) var row = 0

  mutating func reduce(_ verb: Verb) -> [Request] {
    switch verb {
    case .typed(let field):
      if field.text != self.field.text { row = 0 }
      self.field = field
    case .pressed(.overlayField(let character, let first), _):
      field.point(at: character, from: first)
    default: return verb.commonRequests
    }
    return []
  }

  mutating func move(_ motion: Motion, count: Int, rows: Int) {
    row = motion.row(from: min(row, max(count - 1, 0)), count: count, rows: rows)
  }
}

/// Actions of the command palette: every action by its name, and every loaded entry. The view makes
/// its rows, because it knows the commands' names, and sends the data that depends on them.
package indirect enum PaletteAction: Equatable, Sendable {
  case opened
  /// A search by name in all lists is about to begin outside the palette.
  case listsNeeded
  /// The selection moved among `count` rows.
  case moved(Motion, count: Int)
  /// A command was chosen: its id, empty for one that isn't remembered, and its action, to run once
  /// the palette is closed.
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
      palette.move(motion, count: count, rows: viewport.overlay.rows)
      overlay = .palette(palette)
      return []
    // `SquadCore.reduce` closes the palette and reduces the command's action.
    case .commandChosen: return []
    case .entryChosen(let id): return closePalette() ? jump(to: id) : []
    case .listChosen(let list): return closePalette() ? jump(to: list) : []
    }
  }

  /// Closes the palette for a chosen command; returns whether it was open.
  mutating func closePalette(for command: String) -> Bool {
    guard closePalette() else { return false }
    guard !command.isEmpty else { return true }
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

  /// Requests rows of lists that were never read: once, and from saved or bundled data only.
  private mutating func loadLists() -> [Effect] {
    lists.map(\.id).filter { listStack[$0, 0]?.phase == .idle }
      .flatMap { loadPages(of: $0, depth: 0) }
  }

  /// The loaded entries of a list that match, best first, at most `limit` of them.
  package func entries(matching query: SearchQuery, in list: ListID, limit: Int) -> [Entry] {
    guard let entries = listStack[list, 0]?.entries else { return [] }
    let matches = entries.rows(matching: query)
    return (0..<min(matches.count, limit)).compactMap { matches[$0].flatMap { entries[$0] } }
  }
}
