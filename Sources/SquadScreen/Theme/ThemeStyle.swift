import TerminalKit

/// A theme's style of a role: foreground, background and weight; nil: the terminal's default.
struct ThemeStyle: Equatable, Sendable {
  var foreground: ThemeColor?
  var background: ThemeColor?
  var weight: Attributes = []

  static let plain = ThemeStyle()
  static let bold = ThemeStyle(weight: .bold)
  static let dim = ThemeStyle(weight: .dim)
  static let reverse = ThemeStyle(weight: .reverse)
  static let boldReverse = ThemeStyle(weight: Attributes.bold.union(.reverse))
  static let boldUnderline = ThemeStyle(weight: Attributes.bold.union(.underline))

  /// A colour on the terminal's default background.
  static func color(_ foreground: ThemeColor, _ weight: Attributes = []) -> ThemeStyle {
    ThemeStyle(foreground: foreground, weight: weight)
  }

  /// A pair of colours, whose contrast doesn't depend on the terminal.
  static func pair(
    _ foreground: ThemeColor, on background: ThemeColor, _ weight: Attributes = []
  ) -> ThemeStyle {
    ThemeStyle(foreground: foreground, background: background, weight: weight)
  }

  func style(at depth: ColorDepth) -> Style {
    Style(
      foreground: foreground?.color(at: depth) ?? .standard,
      background: background?.color(at: depth) ?? .standard, attributes: weight)
  }
}
