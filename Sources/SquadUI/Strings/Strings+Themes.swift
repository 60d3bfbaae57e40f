import SquadCore

/// What the themes are called, and what is said of them.
extension Strings {
  func name(of choice: ThemeChoice) -> String {
    choice == .contrast ? "high contrast" : choice.name
  }

  /// What is said of a theme; empty where its colours say it.
  func note(on choice: ThemeChoice, _ state: ThemeState) -> String {
    switch choice {
    case .auto:
      switch state.background {
      case .dark: "asks the terminal: dark"
      case .light: "asks the terminal: light"
      case nil: "asks the terminal"
      }
    case .dark: "for dark grounds"
    case .light: "for light grounds"
    case .contrast: "AAA, own background"
    case .mono: "weight and reverse only"
    case .terminal: "the terminal's 16 colours"
    case .own: "your own"
    }
  }

  var accent: String { "Accent of a catalogue" }

  func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: "its own"
    case .one: "one for all"
    }
  }

  /// `[x] its own`
  func box(_ accent: AccentChoice, isChosen: Bool) -> String {
    "[\(isChosen ? "x" : " ")] \(name(of: accent))"
  }

  /// What the key does that ticks the boxes.
  var toggleAccent: String { "accent" }

  /// How to keep a theme for all terminals.
  func configLine(_ state: ThemeState) -> String {
    let accent = state.accent == .one ? ", \"accent\": \"one\"" : ""
    return "config.json  \"theme\": \"\(state.choice.name)\"\(accent)"
  }
}
