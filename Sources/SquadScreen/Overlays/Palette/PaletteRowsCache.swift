import SquadCore
import SquadWords

/// The palette's rows and their inputs, shared by a key that moves, its frame and a click: each
/// would search all lists again, 7.7 million instructions a move instead of 1.7. Language and key
/// bindings must not change between calls.
struct PaletteRowsCache {
  /// The parts of the state that the rows depend on.
  private struct Source: Equatable {
    let text: String
    let recentCommands: [String]
    let hasBoard: Bool
    let open: CatalogueID
    let file: FileFacts?
    let members: [Member]
    let names: [String]
    let lists: [EntryList]

    init(_ palette: PaletteState, _ state: borrowing AppState) {
      text = palette.field.text
      recentCommands = state.recentCommands
      hasBoard = state.hasBoard
      open = state.listStack.current.catalogue
      file = state.openFile
      members = state.squad.saved.members
      names = members.map(state.name)
      let listStack = state.listStack
      lists = state.lists.compactMap { listStack[$0.id, 0]?.entries }
    }
  }

  private var known: (source: Source, rows: PaletteRows)?

  /// The rows of an open palette; computed again only if their inputs changed.
  mutating func rows(
    of palette: PaletteState, _ state: borrowing AppState, _ strings: Strings
  ) -> PaletteRows {
    let source = Source(palette, state)
    if let known, known.source == source { return known.rows }
    let rows = PaletteRows(matching: palette.field.text, state, strings)
    known = (source, rows)
    return rows
  }
}
