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
      ThemeColor(94, exact: 0x38210D),
    ].map { .color($0) }
  ) { role, hue in
    switch role {
    case .text: .plain
    case .strong: .bold
    case .quiet: .color(quiet)
    case .rule: .color(ThemeColor(240, exact: 0x5A5F6B))
    case .track: .color(ThemeColor(238, exact: 0x3F444F))
    case .match: .color(star, .emphasis)
    case .star: .color(star)
    case .rise, .riseSign: .color(ThemeColor(114, exact: 0x7FD88F))
    case .fall, .fallSign: .color(fall)
    case .error: .color(fall, .bold)
    case .low: .color(ThemeColor(109, exact: 0x8FA8B8))
    case .high: .color(ThemeColor(222, exact: 0xFFE08A))
    case .accent, .graph: .color(accent(hue))
    case .title: .color(accent(hue), .bold)
    case .tab: tab(hue)
    case .selection: .pair(231, on: bar(hue), .bold)
    case .selectionMatch: .pair(star, on: bar(hue), .emphasis)
    case .selectionStar: .pair(star, on: bar(hue), .bold)
    case .otherSelection: .pair(231, on: otherBar)
    case .otherMatch: .pair(star, on: otherBar, .emphasis)
    case .otherStar: .pair(star, on: otherBar)
    case .key: .pair(252, on: 237, .bold)
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

  private static let quiet = ThemeColor(248, exact: 0xA9ADB8)
  private static let star = ThemeColor(229, exact: 0xFFF3A3)
  private static let fall = ThemeColor(210, exact: 0xFF8A8A)
  private static let otherBar = ThemeColor(238, exact: 0x3B3F4A)
  private static let panel = ThemeColor(235, exact: 0x262A33)
  private static let panelText = ThemeColor(252, exact: 0xE4E6EB)

  private static func accent(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: ThemeColor(210, exact: 0xFF7B7B)
    case .blue: ThemeColor(75, exact: 0x6CB6FF)
    case .yellow: ThemeColor(221, exact: 0xFFD866)
    case .orange: ThemeColor(208, exact: 0xFF9F43)
    case .violet: ThemeColor(141, exact: 0xB79BFF)
    }
  }

  /// The ground of a selection bar.
  private static func bar(_ hue: Hue) -> ThemeColor {
    switch hue {
    case .red: ThemeColor(88, exact: 0x7D1A22)
    case .blue: ThemeColor(24, exact: 0x0D4A7A)
    case .yellow: ThemeColor(58, exact: 0x574700)
    case .orange: ThemeColor(94, exact: 0x7A4200)
    case .violet: ThemeColor(54, exact: 0x432A78)
    }
  }
}

extension Attributes {
  /// Attributes of matched letters, besides their colour.
  static let emphasis = Attributes.bold.union(.underline)
}
