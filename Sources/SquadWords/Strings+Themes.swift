import SquadCore

/// What the themes are called, and what is said of them.
extension Strings {
  package func name(of choice: ThemeChoice) -> String {
    choice == .contrast ? highContrast : choice.name
  }

  /// What is said of a theme; empty where its colours say it.
  package func note(on choice: ThemeChoice, _ state: ThemeState) -> String {
    switch choice {
    case .auto: asksTerminal(state.background)
    case .dark: forDarkGrounds
    case .light: forLightGrounds
    case .contrast: ownBackground
    case .mono: weightAndReverse
    case .terminal: terminalColors
    case .own: ownTheme
    }
  }

  /// `[x] its own`
  package func box(_ accent: AccentChoice, isChosen: Bool) -> String {
    "[\(isChosen ? "x" : " ")] \(name(of: accent))"
  }

  /// How to keep a theme for all terminals.
  package func configLine(_ state: ThemeState) -> String {
    let accent = state.accent == .one ? ", \"accent\": \"one\"" : ""
    return "config.json  \"theme\": \"\(state.choice.name)\"\(accent)"
  }
}
