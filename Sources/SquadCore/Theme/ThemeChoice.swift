/// The user's choice of a theme.
package enum ThemeChoice: Hashable, Sendable {
  /// What the terminal says of its background decides.
  case auto
  case dark, light, contrast, mono, terminal
  /// One of the user's own, by its name in the config.
  case own(String)

  /// The themes that squad brings, in their order.
  package static let standard: [ThemeChoice] = [.auto, .dark, .light, .contrast, .mono, .terminal]

  /// By its name; any other than those of squad's is the user's own.
  package init(named name: String) {
    self = Self.standard.first { $0.name == name } ?? .own(name)
  }

  /// Its name on the command line, in the config and on the screen.
  package var name: String {
    switch self {
    case .auto: "auto"
    case .dark: "dark"
    case .light: "light"
    case .contrast: "contrast"
    case .mono: "mono"
    case .terminal: "terminal"
    case .own(let name): name
    }
  }
}

/// Brightness of a terminal's background.
package enum Background: String, Sendable {
  case dark, light
}

extension Background {
  /// Reads `COLORFGBG`, such as `15;0` or `0;default;15`: the last number is the background's among
  /// the sixteen colours.
  package init?(colorFGBG text: String) {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    self = number < 7 || number == 8 ? .dark : .light
  }
}
