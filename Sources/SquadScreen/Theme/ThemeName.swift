import SquadCore
import TerminalKit

/// The built-in themes.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark, light, contrast, mono, terminal
  /// For a terminal that didn't report whether its background is dark.
  case neutral

  /// The theme for a choice and the background that the terminal reported.
  init(_ choice: ThemeChoice, background: Background?) {
    switch (choice, background) {
    case (.dark, _), (.auto, .dark): self = .dark
    case (.light, _), (.auto, .light): self = .light
    case (.contrast, _): self = .contrast
    case (.mono, _): self = .mono
    case (.terminal, _): self = .terminal
    case (.auto, nil), (.own, _): self = .neutral
    }
  }

  /// The theme's data for a colour depth. Values of at most sixteen colours are unknown.
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
