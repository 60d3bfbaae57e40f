import SquadCore

/// What the themes are called, and what is said of them.
extension Strings {
  func name(of choice: ThemeChoice) -> String {
    choice == .contrast ? words.highContrast : choice.name
  }

  /// What is said of a theme; empty where its colours say it.
  func note(on choice: ThemeChoice, _ state: ThemeState) -> String {
    switch choice {
    case .auto: words.asksTerminal(state.background)
    case .dark: words.forDarkGrounds
    case .light: words.forLightGrounds
    case .contrast: words.ownBackground
    case .mono: words.weightAndReverse
    case .terminal: words.terminalColors
    case .own: words.ownTheme
    }
  }

  var accent: String { words.accent }

  /// `[x] its own`
  func box(_ accent: AccentChoice, isChosen: Bool) -> String {
    "[\(isChosen ? "x" : " ")] \(words.name(of: accent))"
  }

  /// What the key does that ticks the boxes.
  var toggleAccent: String { words.toggleAccent }

  /// How to keep a theme for all terminals.
  func configLine(_ state: ThemeState) -> String {
    let accent = state.accent == .one ? ", \"accent\": \"one\"" : ""
    return "config.json  \"theme\": \"\(state.choice.name)\"\(accent)"
  }
}
