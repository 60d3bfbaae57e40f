/// Actions of the command palette. Its rows are the view's, who knows the commands' names: what
/// depends on them comes with the action.
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
    case .opened: return openPalette()
    case .listsNeeded: return loadLists()
    case .moved(let motion, let count): moveInPalette(motion, count: count)
    case .commandChosen(let command, let action):
      guard closePalette() else { return [] }
      noteUse(ofCommand: command)
      return SquadCore.reduce(&self, action)
    case .entryChosen(let id):
      guard closePalette() else { return [] }
      return jump(to: id)
    case .listChosen(let list):
      guard closePalette() else { return [] }
      return jump(to: list)
    }
    return []
  }
}
