import TerminalKit

/// The themes that squad brings.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark, light, contrast, mono, terminal
  /// For a terminal that hasn't said whether its ground is dark.
  case neutral

  /// The theme's data for a number of colours: with sixteen and fewer nobody knows what they are.
  func definition(at depth: ColorDepth) -> ThemeDefinition {
    switch (self, depth) {
    case (_, .none), (.mono, _): .mono
    case (.contrast, .eight), (.contrast, .sixteen): .contrast16
    case (_, .eight), (_, .sixteen), (.terminal, _): .terminal
    case (.dark, _): .dark
    case (.light, _): .light
    case (.contrast, _): .contrast
    case (.neutral, _): .neutral
    }
  }
}
