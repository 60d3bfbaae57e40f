import TerminalKit

/// How each role looks.
package struct Theme: Sendable {
  private let styles: [Role: Style]

  package init(_ styles: [Role: Style]) { self.styles = styles }

  package subscript(role: Role) -> Style { styles[role] ?? .plain }

  /// One accent out of the user's own palette, readable on dark and on light; everything else is
  /// weight, so that nothing is lost without colours.
  package static let standard: Theme = {
    let accent = Color.indexed(5)
    return Theme([
      .dim: Style(attributes: .dim),
      .rule: Style(attributes: .dim),
      .accent: Style(foreground: accent, attributes: .bold),
      .heading: Style(attributes: .bold),
      .label: Style(attributes: .dim),
      .selection: Style(foreground: accent, attributes: .bold),
      .otherSelection: Style(attributes: .bold),
      .match: Style(attributes: [.bold, .underline]),
      .badge: Style(attributes: .reverse),
      .star: Style(foreground: accent),
      .bar: Style(foreground: accent),
      .rise: Style(foreground: .indexed(2)),
      .fall: Style(foreground: .indexed(1)),
      .message: Style(attributes: .bold),
      .error: Style(foreground: .indexed(1), attributes: .bold),
      .key: Style(attributes: .bold),
    ])
  }()
}
