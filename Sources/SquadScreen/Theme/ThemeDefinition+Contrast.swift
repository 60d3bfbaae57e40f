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
