import SquadCore
import SquadWords

/// The palette's rows beside what they were worked out from: a key that moves among them, its frame
/// and a click find them as they are. Words and keys must be the same for all of them.
struct PaletteRowsCache {
  /// All of the state that rows depend on.
  private struct Source: Equatable {
    let text: String
    let recentCommands: [String]
    let hasBoard: Bool
    let open: CatalogueID
    let members: [Member]
    let names: [String]
    let lists: [EntryList]

    init(_ palette: PaletteState, _ state: borrowing AppState) {
      text = palette.field.text
      recentCommands = state.recentCommands
      hasBoard = state.hasBoard
      open = state.browser.current.catalogue
      members = state.squad.saved.members
      names = members.map(state.name)
      let browser = state.browser
      lists = state.lists.compactMap { browser[$0.id, 0]?.entries }
    }

    /// Lists are told apart without a look at their rows.
    static func == (left: Source, right: Source) -> Bool {
      left.text == right.text && left.recentCommands == right.recentCommands
        && left.hasBoard == right.hasBoard && left.open == right.open
        && left.members == right.members
        && left.names == right.names && left.lists.count == right.lists.count
        && zip(left.lists, right.lists).allSatisfy { $0.isIdentical(to: $1) }
    }
  }

  private var known: (source: Source, rows: PaletteRows)?

  /// The rows of an open palette; worked out again only where something that they depend on changed.
  mutating func rows(
    of palette: PaletteState, _ state: borrowing AppState, _ strings: Strings
  ) -> PaletteRows {
    let source = Source(palette, state)
    if let known, known.source == source { return known.rows }
    let rows = PaletteRows(palette, state, strings)
    known = (source, rows)
    return rows
  }
}
