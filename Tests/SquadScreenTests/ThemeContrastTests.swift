import Basics
import Foundation
import TerminalKit
import Testing

@testable import SquadScreen

/// WCAG 2 contrast of every pair of colours in a theme, and of every colour that is drawn on the
/// terminal's own background, against the darkest and lightest common backgrounds.
@Suite struct ThemeContrastTests {
  private static let dark: [UInt32] = [
    0x000000, 0x0C0C0C, 0x1E1E1E, 0x282828, 0x282A36, 0x300A24, 0x002B36, 0x2E3440,
  ]
  private static let light: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xEFF1F5, 0xFDF6E3, 0xFBF1C7]

  /// Roles that carry no information of their own.
  private static let decoration: Set<Role> = [.rule, .track]
  /// Bars and lines, which only need a contrast of 3.
  private static let graphics: Set<Role> = [.graph]

  private static let roles = Hue.allCases.flatMap { hue in Role.allCases.map { (hue, $0) } }

  @Test(arguments: [ThemeName.dark, .light, .contrast, .neutral])
  func `all text is readable`(name: ThemeName) {
    for depth in [ColorDepth.indexed256, .direct] {
      for hue in Hue.allCases {
        let theme = Theme(name, hue, at: depth)
        for role in Role.allCases where name == .contrast || !Self.decoration.contains(role) {
          let needed = name == .contrast ? 7 : Self.graphics.contains(role) ? 3 : 4.5
          let contrast = Self.contrast(of: theme[role], in: name)
          #expect(contrast >= needed, "\(role) in \(hue)")
        }
      }
    }
  }

  @Test(arguments: [ThemeName.dark, .light, .contrast, .neutral])
  func `letters of every tile are readable`(name: ThemeName) {
    let theme = Theme(name, .red, at: .indexed256)
    for style in (0..<400).map({ theme.tile(for: "Hero \($0)") }) {
      #expect(style.background != .standard)
      #expect(Self.contrast(of: style, in: name) >= (name == .contrast ? 7 : 4.5), "\(style)")
    }
  }

  @Test(arguments: [ThemeName.dark, .light, .contrast, .neutral])
  func `the upper edge of a chart can be seen`(name: ThemeName) {
    for depth in [ColorDepth.indexed256, .direct] {
      let theme = Theme(name, .orange, at: depth)
      let needed = name == .contrast ? 7.0 : 3
      #expect(Self.contrast(of: theme.chart(row: 0, of: 13), in: name) >= needed)
    }
  }

  @Test(arguments: [ThemeName.mono, .terminal])
  func `the mono theme sets no colour`(name: ThemeName) {
    let signs: Set<Role> = [.riseSign, .fallSign, .star, .graph]
    for (hue, role) in Self.roles where name == .mono || !signs.contains(role) {
      let style = Theme(name, hue, at: .sixteen)[role]
      #expect(style.foreground == .standard && style.background == .standard, "\(role)")
    }
  }

  @Test func `no information is drawn dim`() {
    for name in ThemeName.allCases {
      for depth in ColorDepth.allCases {
        for (hue, role) in Self.roles where !Self.decoration.contains(role) {
          #expect(!Theme(name, hue, at: depth)[role].attributes.contains(.dim), "\(role)")
        }
      }
    }
  }

  @Test func `contrast is computed as WCAG defines it`() {
    #expect(Self.contrast(0xFFFFFF, 0x000000) == 21)
    #expect(abs(Self.contrast(0x777777, 0xFFFFFF) - 4.478) < 0.001)
  }

  /// The worst contrast of a style on its theme's backgrounds.
  private static func contrast(of style: Style, in name: ThemeName) -> Double {
    let grounds = value(of: style.background).map { [$0] } ?? grounds(of: name, style.foreground)
    guard let letters = value(of: style.foreground) else { return 21 }
    return grounds.map { contrast(letters, $0) }.min() ?? 21
  }

  private static func grounds(of name: ThemeName, _ foreground: Color) -> [UInt32] {
    switch name {
    case .dark: dark
    case .light: light
    // This theme always draws its own background.
    case .contrast: [0x777777]
    case .neutral, .mono, .terminal: dark + light
    }
  }

  private static func value(of color: Color) -> UInt32? {
    switch color {
    case .standard: return nil
    case .indexed(let index):
      let value = XtermColors.rgb(index)
      return UInt32(value.red) << 16 | UInt32(value.green) << 8 | UInt32(value.blue)
    case .rgb(let red, let green, let blue):
      return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(color >> shift & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
