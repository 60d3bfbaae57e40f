import SquadCore
import TerminalKit

/// A theme of the user's config: a built-in one with changed roles. With at most sixteen colours
/// the changes are ignored.
package struct OwnTheme: Equatable, Sendable {
  /// As the config names it; none of the built-in names.
  package let name: String
  /// The built-in theme that it changes.
  package var base: ThemeName
  /// Whether catalogues have their own colours; nil: as configured for all themes.
  package var accent: AccentChoice?
  /// The changed roles; all others are as in the base theme.
  package var changes: [Role: Change]

  /// Without changes, a copy of the base theme under another name.
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
    /// Colour of the text; nil: as in the base theme.
    package var foreground: Paint?
    /// Colour of the background; nil: as in the base theme.
    package var ground: Paint?
    /// Replaces all attributes; nil: as in the base theme.
    package var weight: Attributes?

    /// Without arguments, changes nothing.
    package init(foreground: Paint? = nil, ground: Paint? = nil, weight: Attributes? = nil) {
      self.foreground = foreground
      self.ground = ground
      self.weight = weight
    }
  }

  /// A colour that a user's theme gives a role.
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
