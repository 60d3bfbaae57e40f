/// Themes that use weight in place of most colours.
extension ThemeDefinition {
  /// Weight and reverse video only.
  static let mono = ThemeDefinition(
    tiles: [.boldReverse], chart: [.plain], isMono: true
  ) { role, _ in weight(of: role) }

  /// The terminal's own sixteen colours, with unknown values, so on arrows, stars and bars only.
  static let terminal = ThemeDefinition(tiles: [.boldReverse], chart: [.plain]) { role, hue in
    switch role {
    case .riseSign: .color(2)
    case .fallSign: .color(1)
    case .star: .color(3)
    case .graph:
      switch hue {
      case .red: .color(1)
      case .blue: .color(4)
      case .yellow, .orange: .color(3)
      case .violet: .color(5)
      }
    default: weight(of: role)
    }
  }

  /// Readable on any background, for a terminal that didn't report its own: colours are pairs, or
  /// bars with a contrast of 3 to black and to white.
  static let neutral = ThemeDefinition(
    tiles: tiles, chart: [.color(graphOnAny(.orange))]
  ) { role, hue in
    switch role {
    case .tab: tab(hue)
    case .graph: .color(graphOnAny(hue))
    case .toastGood: .pair(231, on: 22)
    case .toastBad: .pair(231, on: 88)
    case .toastNote: .pair(231, on: 24)
    default: weight(of: role)
    }
  }

  private static func graphOnAny(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: 167
    case .blue: 68
    case .yellow: 100
    case .orange: 166
    case .violet: 134
    }
  }

  private static func weight(of role: Role) -> ThemeStyle {
    switch role {
    case .text, .quiet, .star, .panelStar, .rise, .fall, .riseSign, .fallSign, .low, .accent,
      .graph, .panel, .panelQuiet:
      .plain
    case .rule, .track: .dim
    case .strong, .error, .high, .key, .otherSelection, .otherStar, .panelStrong: .bold
    case .match, .otherMatch, .panelMatch: .boldUnderline
    case .title, .tab, .selection, .selectionStar: .boldReverse
    case .selectionMatch: ThemeStyle(weight: .emphasis.union(.reverse))
    case .panelFrame, .toastGood, .toastBad, .toastNote: .reverse
    case .panelTitle: .boldReverse
    }
  }
}
