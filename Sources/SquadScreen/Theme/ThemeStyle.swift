import Basics
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

/// A theme's colour: one of the 256, and an exact value for truecolour terminals.
package struct ThemeColor: Equatable, Sendable, ExpressibleByIntegerLiteral {
  let index: UInt8
  /// `0xRRGGBB`; nil: the indexed colour on truecolour terminals too.
  let exact: UInt32?

  /// - Parameters:
  ///   - index: 0 to 255, for terminals with 256 colours.
  ///   - exact: `0xRRGGBB`; nil: the indexed colour on truecolour terminals too.
  package init(_ index: UInt8, exact: UInt32? = nil) {
    self.index = index
    self.exact = exact
  }

  /// One of the 256 colours, without an exact value.
  package init(integerLiteral index: UInt8) { self.init(index) }

  func color(at depth: ColorDepth) -> Color {
    guard depth == .direct, let exact else { return .indexed(index) }
    return .rgb(
      UInt8(truncatingIfNeeded: exact >> 16), UInt8(truncatingIfNeeded: exact >> 8),
      UInt8(truncatingIfNeeded: exact))
  }
}
