import SquadCore

/// English words for themes.
extension English: ThemeWords {
  var highContrast: String { "high contrast" }
  func asksTerminal(_ background: Background?) -> String {
    switch background {
    case .dark: "asks the terminal: dark"
    case .light: "asks the terminal: light"
    case nil: "asks the terminal"
    }
  }
  var forDarkGrounds: String { "for dark grounds" }
  var forLightGrounds: String { "for light grounds" }
  var ownBackground: String { "AAA, own background" }
  var weightAndReverse: String { "weight and reverse only" }
  var terminalColors: String { "the terminal's 16 colours" }
  var ownTheme: String { "your own" }
  var accent: String { "Accent of a catalogue" }
  func name(of accent: AccentChoice) -> String {
    switch accent {
    case .own: "its own"
    case .one: "one for all"
    }
  }
  var toggleAccent: String { "accent" }
}
