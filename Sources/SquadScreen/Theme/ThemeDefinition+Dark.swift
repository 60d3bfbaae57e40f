import TerminalKit

extension ThemeDefinition {
  /// For dark backgrounds.
  static let dark = ThemeDefinition(
    tiles: tiles,
    chart: [
      ThemeColor(221, exact: 0xFFCF7A), ThemeColor(221, exact: 0xFFC060),
      ThemeColor(214, exact: 0xFFB14F), ThemeColor(214, exact: 0xFFA243),
      ThemeColor(208, exact: 0xF5933A), ThemeColor(172, exact: 0xE08433),
      ThemeColor(172, exact: 0xC9752D), ThemeColor(166, exact: 0xB06627),
      ThemeColor(166, exact: 0x955621), ThemeColor(130, exact: 0x7A471B),
      ThemeColor(130, exact: 0x603816), ThemeColor(94, exact: 0x4A2B11),
      ThemeColor(58, exact: 0x38210D),
    ].map { .color($0) }
  ) { role, hue in
    switch role {
    case .text: .plain
    case .strong: .bold
    case .quiet: .color(248)
    case .rule: .color(240)
    case .track: .color(238)
    case .match: .color(229, .emphasis)
    case .star: .color(229)
    case .rise, .riseSign: .color(114)
    case .fall, .fallSign: .color(210)
    case .error: .color(210, .bold)
    case .low: .color(109)
    case .high: .color(222)
    case .accent, .graph: .color(accentOnDark(hue))
    case .title: .color(accentOnDark(hue), .bold)
    case .tab: tab(hue)
    case .selection: .pair(231, on: darkBar(hue), .bold)
    case .selectionMatch: .pair(229, on: darkBar(hue), .emphasis)
    case .selectionStar: .pair(229, on: darkBar(hue), .bold)
    case .otherSelection: .pair(231, on: 238)
    case .otherMatch: .pair(229, on: 238, .emphasis)
    case .otherStar: .pair(229, on: 238)
    case .key: .pair(252, on: 237, .bold)
    case .panel: .pair(252, on: 235)
    case .panelStrong: .pair(252, on: 235, .bold)
    case .panelQuiet: .pair(248, on: 235)
    case .panelMatch: .pair(229, on: 235, .emphasis)
    case .panelStar: .pair(229, on: 235)
    case .panelFrame: .pair(accentOnDark(hue), on: 235)
    case .panelTitle: .pair(accentOnDark(hue), on: 235, .bold)
    case .toastGood: .pair(231, on: 22)
    case .toastBad: .pair(231, on: 88)
    case .toastNote: .pair(231, on: 24)
    }
  }

  private static func accentOnDark(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: 210
    case .blue: 75
    case .yellow: 221
    case .orange: 208
    case .violet: 141
    }
  }

  private static func darkBar(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: 88
    case .blue: 24
    case .yellow: 58
    case .orange: 94
    case .violet: 54
    }
  }
}

extension Attributes {
  /// Attributes of matched letters, besides their colour.
  static let emphasis = Attributes.bold.union(.underline)
}
