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
