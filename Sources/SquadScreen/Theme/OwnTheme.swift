import SquadCore
import TerminalKit

/// A theme of the user's config: a built-in one with changed roles. With at most sixteen colours
/// the changes are ignored.
package struct OwnTheme: Equatable, Sendable {
  package let name: String
  package var base: ThemeName
  /// Whether catalogues have their own colours; nil: as configured for all themes.
  package var accent: AccentChoice?
  package var changes: [Role: Change]

  package init(
    name: String, base: ThemeName = .dark, accent: AccentChoice? = nil,
    changes: [Role: Change] = [:]
  ) {
    self.name = name
    self.base = base
    self.accent = accent
    self.changes = changes
  }

  /// The changed parts of a role's style; nil: as in the base theme.
  package struct Change: Equatable, Sendable {
    package var foreground: Paint?
    package var ground: Paint?
    package var weight: Attributes?

    package init(foreground: Paint? = nil, ground: Paint? = nil, weight: Attributes? = nil) {
      self.foreground = foreground
      self.ground = ground
      self.weight = weight
    }
  }

  package enum Paint: Equatable, Sendable {
    /// The terminal's default.
    case standard
    case color(ThemeColor)

    fileprivate var color: ThemeColor? {
      if case .color(let color) = self { color } else { nil }
    }
  }

  /// The base theme's style of a role with the changes applied.
  func changing(_ style: ThemeStyle, of role: Role) -> ThemeStyle {
    guard let change = changes[role] else { return style }
    return ThemeStyle(
      foreground: change.foreground.map(\.color) ?? style.foreground,
      background: change.ground.map(\.color) ?? style.background,
      weight: change.weight ?? style.weight)
  }
}

extension Role {
  /// The role's name in the config: `otherSelection`.
  package var name: String { "\(self)" }
}
