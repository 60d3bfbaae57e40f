/// The user's choice of a theme.
package enum ThemeChoice: Hashable, Sendable {
  /// Decided by the terminal's background.
  case auto
  case dark, light, contrast, mono, terminal
  /// A theme from the config, by its name.
  case own(String)

  /// The built-in themes, in order.
  package static let standard: [ThemeChoice] = [.auto, .dark, .light, .contrast, .mono, .terminal]

  /// The theme of a name; any name that isn't built in is the user's own.
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
  /// Parses `COLORFGBG`, such as `15;0` or `0;default;15`: the last number is the background, one
  /// of the sixteen colours.
  package init?(colorFGBG text: String) {
    guard let last = text.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    self = number < 7 || number == 8 ? .dark : .light
  }
}

/// Whether catalogues have accents of their own; the raw value is its name in the squad's file and
/// in the config.
package enum AccentChoice: String, CaseIterable, Sendable {
  case own
  /// All catalogues share one.
  case one

  /// The choice to toggle to.
  package var other: AccentChoice { self == .own ? .one : .own }
}
