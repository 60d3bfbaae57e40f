import TerminalKit

/// A theme as data: the style of each role in each hue, and the colours of tiles and charts.
struct ThemeDefinition: Sendable {
  /// Backgrounds and letters of tiles; a tile's name selects one.
  var tiles: [ThemeStyle]
  /// The rows of an area chart, from the top down.
  var chart: [ThemeStyle]
  /// Whether it has no colours: charts are lines, since an area would look like text in reverse
  /// video, and entries have tiles.
  var isMono = false
  /// The style of a role in a catalogue's hue.
  let style: @Sendable (Role, Hue) -> ThemeStyle

  /// Backgrounds on which white letters have a contrast of 4.5 and more.
  static let tiles: [ThemeStyle] = grounds([
    124, 160, 28, 24, 25, 61, 62, 91, 90, 125, 94, 130, 23,
  ])

  static func grounds(_ colors: [ThemeColor]) -> [ThemeStyle] {
    colors.map { .pair(231, on: $0, .bold) }
  }

  /// The open tab's pair, the same on every background.
  static func tab(_ hue: Hue) -> ThemeStyle {
    switch hue {
    case .red: .pair(231, on: ThemeColor(160, exact: 0xD01F2E), .bold)
    case .blue: .pair(231, on: ThemeColor(25, exact: 0x1769C4), .bold)
    case .yellow: .pair(16, on: ThemeColor(221, exact: 0xFFD866), .bold)
    case .orange: .pair(16, on: ThemeColor(208, exact: 0xFF9F43), .bold)
    case .violet: .pair(231, on: ThemeColor(61, exact: 0x5B4BB5), .bold)
    }
  }
}

extension ThemeDefinition {
  /// For dark backgrounds.
  static let dark = colored(
    Colors(
      quiet: ThemeColor(248, exact: 0xA9ADB8), rule: ThemeColor(240, exact: 0x5A5F6B),
      track: ThemeColor(238, exact: 0x3F444F), star: ThemeColor(229, exact: 0xFFF3A3),
      rise: ThemeColor(114, exact: 0x7FD88F), fall: ThemeColor(210, exact: 0xFF8A8A),
      low: ThemeColor(109, exact: 0x8FA8B8), high: ThemeColor(222, exact: 0xFFE08A),
      barText: 231, otherBar: ThemeColor(238, exact: 0x3B3F4A), key: .pair(252, on: 237, .bold),
      panel: ThemeColor(235, exact: 0x262A33), panelText: ThemeColor(252, exact: 0xE4E6EB)
    ) { hue in
      switch hue {
      case .red: (accent: ThemeColor(210, exact: 0xFF7B7B), bar: ThemeColor(88, exact: 0x7D1A22))
      case .blue: (accent: ThemeColor(75, exact: 0x6CB6FF), bar: ThemeColor(24, exact: 0x0D4A7A))
      case .yellow: (accent: ThemeColor(221, exact: 0xFFD866), bar: ThemeColor(58, exact: 0x574700))
      case .orange: (accent: ThemeColor(208, exact: 0xFF9F43), bar: ThemeColor(94, exact: 0x7A4200))
      case .violet: (accent: ThemeColor(141, exact: 0xB79BFF), bar: ThemeColor(54, exact: 0x432A78))
      }
    },
    chart: [
      ThemeColor(221, exact: 0xFFCF7A), ThemeColor(221, exact: 0xFFC060),
      ThemeColor(214, exact: 0xFFB14F), ThemeColor(214, exact: 0xFFA243),
      ThemeColor(208, exact: 0xF5933A), ThemeColor(172, exact: 0xE08433),
      ThemeColor(172, exact: 0xC9752D), ThemeColor(166, exact: 0xB06627),
      ThemeColor(166, exact: 0x955621), ThemeColor(130, exact: 0x7A471B),
      ThemeColor(130, exact: 0x603816), ThemeColor(94, exact: 0x4A2B11),
      ThemeColor(94, exact: 0x38210D),
    ])

  /// For light backgrounds.
  static let light = colored(
    Colors(
      quiet: ThemeColor(240, exact: 0x5B6070), rule: ThemeColor(250, exact: 0xC3C7D0),
      track: ThemeColor(252, exact: 0xD5D8DF), star: ThemeColor(90, exact: 0x7A1F6B),
      rise: ThemeColor(22, exact: 0x1A6B2C), fall: ThemeColor(124, exact: 0xB3161F),
      low: ThemeColor(60, exact: 0x586580), high: ThemeColor(94, exact: 0x8A5A00),
      barText: 16, otherBar: ThemeColor(254, exact: 0xE3E5EA), key: .pair(236, on: 253, .bold),
      panel: ThemeColor(255, exact: 0xF1F2F5), panelText: ThemeColor(236, exact: 0x23262E)
    ) { hue in
      switch hue {
      case .red: (accent: ThemeColor(160, exact: 0xB8121F), bar: ThemeColor(224, exact: 0xFFD9DB))
      case .blue: (accent: ThemeColor(25, exact: 0x0B5CAD), bar: ThemeColor(153, exact: 0xCFE5FF))
      case .yellow: (accent: ThemeColor(58, exact: 0x6D5700), bar: ThemeColor(229, exact: 0xFFEFB0))
      case .orange: (accent: ThemeColor(94, exact: 0x8F4A00), bar: ThemeColor(223, exact: 0xFFDFBD))
      case .violet: (accent: ThemeColor(91, exact: 0x6A35B8), bar: ThemeColor(189, exact: 0xE2DCFF))
      }
    }, chart: [130, 166, 172, 208, 214, 215, 222, 223])

  /// The colours in which the dark and the light theme differ.
  private struct Colors: Sendable {
    let quiet, rule, track, star, rise, fall, low, high: ThemeColor
    /// Text on a selection bar, and the bar of the pane without the focus.
    let barText, otherBar: ThemeColor
    let key: ThemeStyle
    let panel, panelText: ThemeColor
    /// A hue's accent, and the ground of its selection bar.
    let hue: @Sendable (Hue) -> (accent: ThemeColor, bar: ThemeColor)
  }

  private static func colored(_ colors: Colors, chart: [ThemeColor]) -> ThemeDefinition {
    ThemeDefinition(tiles: tiles, chart: chart.map { .color($0) }) { role, hue in
      let (accent, bar) = colors.hue(hue)
      return switch role {
      case .text: .plain
      case .strong: .bold
      case .quiet: .color(colors.quiet)
      case .rule: .color(colors.rule)
      case .track: .color(colors.track)
      case .match: .color(colors.star, .emphasis)
      case .star: .color(colors.star)
      case .rise, .riseSign: .color(colors.rise)
      case .fall, .fallSign: .color(colors.fall)
      case .error: .color(colors.fall, .bold)
      case .low: .color(colors.low)
      case .high: .color(colors.high)
      case .accent, .graph: .color(accent)
      case .title: .color(accent, .bold)
      case .tab: tab(hue)
      case .selection: .pair(colors.barText, on: bar, .bold)
      case .selectionMatch: .pair(colors.star, on: bar, .emphasis)
      case .selectionStar: .pair(colors.star, on: bar, .bold)
      case .otherSelection: .pair(colors.barText, on: colors.otherBar)
      case .otherMatch: .pair(colors.star, on: colors.otherBar, .emphasis)
      case .otherStar: .pair(colors.star, on: colors.otherBar)
      case .key: colors.key
      case .panel: .pair(colors.panelText, on: colors.panel)
      case .panelStrong: .pair(colors.panelText, on: colors.panel, .bold)
      case .panelQuiet: .pair(colors.quiet, on: colors.panel)
      case .panelMatch: .pair(colors.star, on: colors.panel, .emphasis)
      case .panelStar: .pair(colors.star, on: colors.panel)
      case .panelFrame: .pair(accent, on: colors.panel)
      case .panelTitle: .pair(accent, on: colors.panel, .bold)
      case .toastGood: .pair(231, on: 22)
      case .toastBad: .pair(231, on: 88)
      case .toastNote: .pair(231, on: 24)
      }
    }
  }
}

extension Attributes {
  /// Attributes of matched letters, besides their colour.
  static let emphasis = Attributes.bold.union(.underline)
}

extension ThemeDefinition {
  /// A contrast of 7 and more everywhere, on its own background.
  static let contrast = ThemeDefinition(
    // White on black for tiles whose colour has a contrast below 7; those get a border.
    tiles: tiles.map { Self.brightGrounds.contains($0) ? .pair(231, on: 16, .bold) : $0 },
    chart: [.pair(226, on: 16)]
  ) { role, _ in
    switch role {
    case .text: .pair(231, on: 16)
    case .strong, .panelStrong: .pair(231, on: 16, .bold)
    case .quiet, .panelQuiet: .pair(252, on: 16)
    case .rule, .track: .pair(250, on: 16)
    case .match, .selectionMatch, .otherMatch, .panelMatch: .pair(16, on: 51, .emphasis)
    case .star, .panelStar, .accent, .graph, .panelFrame: .pair(226, on: 16)
    case .rise, .riseSign: .pair(157, on: 16)
    case .fall, .fallSign: .pair(217, on: 16)
    case .error: .pair(217, on: 16, .bold)
    case .low: .pair(152, on: 16)
    case .high: .pair(231, on: 16, .bold)
    case .title, .panelTitle: .pair(226, on: 16, .bold)
    case .tab, .selection, .selectionStar: .pair(16, on: 226, .bold)
    case .otherSelection, .otherStar: .pair(16, on: 252)
    case .key: .pair(16, on: 252, .bold)
    case .panel: .pair(231, on: 16)
    case .toastGood: .pair(231, on: 22)
    case .toastBad: .pair(231, on: 88)
    case .toastNote: .pair(231, on: 24)
    }
  }

  /// The tiles' backgrounds on which white has a contrast below 7.
  private static let brightGrounds = grounds([160, 28, 25, 61, 62, 94, 130])

  /// The contrast theme for sixteen colours.
  static let contrast16 = ThemeDefinition(
    tiles: [.pair(0, on: 15, .bold)], chart: [.pair(15, on: 0)]
  ) { role, _ in
    switch role {
    case .tab, .selection, .selectionStar, .key, .toastGood, .toastBad, .toastNote:
      .pair(0, on: 15, .bold)
    case .selectionMatch: .pair(0, on: 15, .emphasis)
    case .match, .otherMatch, .panelMatch: .pair(15, on: 0, .emphasis)
    case .text, .quiet, .rule, .track, .star, .panelStar, .rise, .fall, .riseSign, .fallSign, .low,
      .accent, .graph, .panel, .panelQuiet, .panelFrame:
      .pair(15, on: 0)
    case .strong, .error, .high, .title, .otherSelection, .otherStar, .panelStrong, .panelTitle:
      .pair(15, on: 0, .bold)
    }
  }
}

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
