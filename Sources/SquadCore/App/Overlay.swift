/// What lies over the panes and takes the keys.
package enum Overlay: Equatable, Sendable {
  /// Help, scrolled down by so many lines, and what it is narrowed to.
  case help(top: Int, filter: HelpFilter? = nil)
  case confirmRemoval(Member)
  case link(Link)
  /// The links of an entry, and which of them is selected.
  case links([Link], selected: Int)
  /// The themes to choose from, the chosen one in use; and what was in use before.
  case themes(before: ThemeChoice, AccentChoice)
  case palette(PaletteState)
  case board(BoardState)
  /// What is wrong in the config, scrolled down by so many lines.
  case configMistakes(top: Int)
}

/// What the help is narrowed to.
package struct HelpFilter: Equatable, Sendable {
  package let field: TextField
  /// Whether the field is open.
  package let isOpen: Bool

  package init(_ field: TextField, isOpen: Bool) {
    self.field = field
    self.isOpen = isOpen
  }

  package var text: String { field.text }
}
