import Basics
import TerminalKit

/// How each role looks.
package struct Theme: Equatable, Sendable {
  /// In the roles' order. A dictionary would cost the start more than all styles together.
  private let styles: [Style]

  /// - Parameter style: asked once for each role.
  package init(_ style: (Role) -> Style) { styles = Role.allCases.map(style) }

  package subscript(role: Role) -> Style { styles[role.rawValue] }

  /// One accent out of the user's own palette, readable on dark and on light; everything else is
  /// weight, so that nothing is lost without colours.
  package static let standard = Theme { role in
    let accent = Color.indexed(5)
    return switch role {
    case .text, .stop: .plain
    case .dim, .rule, .label: Style(attributes: .dim)
    case .accent, .selection: Style(foreground: accent, attributes: .bold)
    case .heading, .otherSelection, .message, .key: Style(attributes: .bold)
    // A set's literal would have the start look up how sets are made.
    case .match: Style(attributes: .bold).adding(.underline)
    case .badge: Style(attributes: .reverse)
    case .star, .bar: Style(foreground: accent)
    case .rise: Style(foreground: .indexed(2))
    case .fall: Style(foreground: .indexed(1))
    case .error: Style(foreground: .indexed(1), attributes: .bold)
    }
  }
}
