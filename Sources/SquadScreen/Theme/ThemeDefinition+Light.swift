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
    case .quiet: .color(240)
    case .rule: .color(250)
    case .track: .color(252)
    case .match: .color(90, .emphasis)
    case .star: .color(90)
    case .rise, .riseSign: .color(22)
    case .fall, .fallSign: .color(124)
    case .error: .color(124, .bold)
    case .low: .color(60)
    case .high: .color(94)
    case .accent, .graph: .color(accentOnLight(hue))
    case .title: .color(accentOnLight(hue), .bold)
    case .tab: tab(hue)
    case .selection: .pair(16, on: lightBar(hue), .bold)
    case .selectionMatch: .pair(90, on: lightBar(hue), .emphasis)
    case .selectionStar: .pair(90, on: lightBar(hue), .bold)
    case .otherSelection: .pair(16, on: 254)
    case .otherMatch: .pair(90, on: 254, .emphasis)
    case .otherStar: .pair(90, on: 254)
    case .key: .pair(236, on: 253, .bold)
    case .panel: .pair(236, on: 255)
    case .panelStrong: .pair(236, on: 255, .bold)
    case .panelQuiet: .pair(240, on: 255)
    case .panelMatch: .pair(90, on: 255, .emphasis)
    case .panelStar: .pair(90, on: 255)
    case .panelFrame: .pair(accentOnLight(hue), on: 255)
    case .panelTitle: .pair(accentOnLight(hue), on: 255, .bold)
    case .toastGood: .pair(231, on: 22)
    case .toastBad: .pair(231, on: 88)
    case .toastNote: .pair(231, on: 24)
    }
  }

  private static func accentOnLight(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: 160
    case .blue: 25
    case .yellow: 58
    case .orange: 94
    case .violet: 91
    }
  }

  private static func lightBar(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: 224
    case .blue: 153
    case .yellow: 229
    case .orange: 223
    case .violet: 189
    }
  }
}
