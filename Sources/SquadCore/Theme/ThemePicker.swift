/// The open picker of themes. The screen previews its selection.
package struct ThemePicker: Equatable, Sendable {
  /// All themes, in order.
  package let choices: [ThemeChoice]
  /// The previewed theme.
  package private(set) var choice: ThemeChoice
  /// The previewed accent.
  package private(set) var accent: AccentChoice

  /// Opens with the theme and the accent in use.
  package init(_ theme: ThemeState) {
    (choices, choice, accent) = (theme.choices, theme.choice, theme.accent)
  }

  mutating func reduce(_ verb: Verb) -> [Request] {
    if let motion = verb.motion {
      let row = choices.firstIndex(of: choice) ?? 0
      choice = choices[motion.row(from: row, count: choices.count)]
      return []
    }
    switch verb {
    case .opened: return [.close, .keepTheme(choice, accent)]
    // The row below the themes toggles the accent.
    case .chosen(row: choices.count): toggleAccent()
    case .chosen(row: let row):
      guard choices.indices.contains(row) else { return [] }
      return [.close, .keepTheme(choices[row], accent)]
    case .helpToggled: break
    default: return verb.commonRequests
    }
    return []
  }

  mutating func toggleAccent() { accent = accent.other }
}
