import SquadCore

/// What is said of themes.
protocol ThemeWords {
  var highContrast: String { get }
  /// Of the theme that follows the terminal's background; nil: that is not known.
  func asksTerminal(_ background: Background?) -> String
  var forDarkGrounds: String { get }
  var forLightGrounds: String { get }
  var ownBackground: String { get }
  var weightAndReverse: String { get }
  var terminalColors: String { get }
  var ownTheme: String { get }
  var accent: String { get }
  func name(of accent: AccentChoice) -> String
  /// What the key does that ticks the boxes.
  var toggleAccent: String { get }
}
