import SquadCore
import TerminalKit

/// The themes that squad brings.
package enum ThemeName: String, CaseIterable, Sendable {
  case dark, light, contrast, mono, terminal
  /// For a terminal that hasn't said whether its ground is dark.
  case neutral

  /// The theme by what was chosen and by what the terminal said.
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
