extension ThemeDefinition {
  /// For light backgrounds.
  static let light = ThemeDefinition(
    tiles: tiles,
    chart: [
      ThemeColor(130), ThemeColor(166), ThemeColor(172), ThemeColor(208), ThemeColor(214),
      ThemeColor(215), ThemeColor(222), ThemeColor(223),
    ].map { .color($0) }
  ) { role, hue in
    switch role {
    case .text: .plain
    case .strong: .bold
    case .quiet: .color(quiet)
    case .rule: .color(ThemeColor(250, exact: 0xC3C7D0))
    case .track: .color(ThemeColor(252, exact: 0xD5D8DF))
    case .match: .color(star, .emphasis)
    case .star: .color(star)
    case .rise, .riseSign: .color(ThemeColor(22, exact: 0x1A6B2C))
    case .fall, .fallSign: .color(fall)
    case .error: .color(fall, .bold)
    case .low: .color(ThemeColor(60, exact: 0x586580))
    case .high: .color(ThemeColor(94, exact: 0x8A5A00))
    case .accent, .graph: .color(accent(hue))
    case .title: .color(accent(hue), .bold)
    case .tab: tab(hue)
    case .selection: .pair(16, on: bar(hue), .bold)
    case .selectionMatch: .pair(star, on: bar(hue), .emphasis)
    case .selectionStar: .pair(star, on: bar(hue), .bold)
    case .otherSelection: .pair(16, on: otherBar)
    case .otherMatch: .pair(star, on: otherBar, .emphasis)
    case .otherStar: .pair(star, on: otherBar)
    case .key: .pair(236, on: 253, .bold)
    case .panel: .pair(panelText, on: panel)
    case .panelStrong: .pair(panelText, on: panel, .bold)
    case .panelQuiet: .pair(quiet, on: panel)
    case .panelMatch: .pair(star, on: panel, .emphasis)
    case .panelStar: .pair(star, on: panel)
    case .panelFrame: .pair(accent(hue), on: panel)
    case .panelTitle: .pair(accent(hue), on: panel, .bold)
    case .toastGood: .pair(231, on: 22)
    case .toastBad: .pair(231, on: 88)
    case .toastNote: .pair(231, on: 24)
    }
  }

  private static let quiet = ThemeColor(240, exact: 0x5B6070)
  private static let star = ThemeColor(90, exact: 0x7A1F6B)
  private static let fall = ThemeColor(124, exact: 0xB3161F)
  private static let otherBar = ThemeColor(254, exact: 0xE3E5EA)
  private static let panel = ThemeColor(255, exact: 0xF1F2F5)
  private static let panelText = ThemeColor(236, exact: 0x23262E)

  private static func accent(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: ThemeColor(160, exact: 0xB8121F)
    case .blue: ThemeColor(25, exact: 0x0B5CAD)
    case .yellow: ThemeColor(58, exact: 0x6D5700)
    case .orange: ThemeColor(94, exact: 0x8F4A00)
    case .violet: ThemeColor(91, exact: 0x6A35B8)
    }
  }

  /// The ground of a selection bar.
  private static func bar(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: ThemeColor(224, exact: 0xFFD9DB)
    case .blue: ThemeColor(153, exact: 0xCFE5FF)
    case .yellow: ThemeColor(229, exact: 0xFFEFB0)
    case .orange: ThemeColor(223, exact: 0xFFDFBD)
    case .violet: ThemeColor(189, exact: 0xE2DCFF)
    }
  }
}
