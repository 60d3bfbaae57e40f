import PlainText
import SquadCore
import TerminalKit

/// A theme in one hue for one terminal: a table of styles.
package struct Theme: Equatable, Sendable {
  /// In the roles' order: a look-up is an index, without hashing or allocation.
  private let styles: [Style]
  /// The styles of tiles; at least one.
  private let tiles: [Style]
  /// The styles of an area chart's rows, from the top down; at least one.
  private let chart: [Style]
  /// Whether it has no colours: charts are lines, and entries have tiles.
  let isMono: Bool

  /// `style` is called once per role.
  init(tiles: [Style] = [], chart: [Style] = [], isMono: Bool = false, _ style: (Role) -> Style) {
    styles = Role.allCases.map(style)
    self.tiles = tiles.isEmpty ? [Style(attributes: .reverse)] : tiles
    self.chart = chart.isEmpty ? [.plain] : chart
    self.isMono = isMono
  }

  /// A built-in theme in a hue. `depth` is the terminal's number of colours.
  package init(_ name: ThemeName, _ hue: Hue, at depth: ColorDepth) {
    self.init(ThemeAppearance(name: name, hue: hue, own: nil), at: depth)
  }

  init(_ appearance: ThemeAppearance, at depth: ColorDepth) {
    let definition = appearance.name.definition(at: depth)
    // With at most sixteen colours their actual values are unknown.
    let own = depth > .sixteen ? appearance.own : nil
    let hue = appearance.hue
    self.init(
      tiles: definition.tiles.map { $0.style(at: depth) },
      chart: definition.chart.map { $0.style(at: depth) }.withoutRepeats, isMono: definition.isMono
    ) {
      let style = definition.style($0, hue)
      return (own?.changing(style, of: $0) ?? style).style(at: depth)
    }
  }

  subscript(role: Role) -> Style { styles[role.rawValue] }

  /// The style of blank cells in a role, without foreground and weight, which would only cost
  /// bytes.
  func ground(_ role: Role) -> Style {
    let style = self[role]
    guard style.background != .standard, !style.attributes.contains(.reverse) else { return style }
    return Style(background: style.background)
  }

  /// Whether a bar's empty part needs its own character, for want of a colour.
  var hasPlainTracks: Bool { self[.track] == self[.rule] || self[.track] == self[.text] }

  /// The style of a name's tile, always the same for one name.
  func tile(for title: String) -> Style {
    tiles[Int(PlainText.hash(of: title) % UInt64(tiles.count))]
  }

  /// Whether a tile has the panes' own background and needs a border to be visible.
  func isFramed(_ tile: Style) -> Bool {
    tile.background != .standard && tile.background == self[.text].background
  }

  /// The style of a row of an area chart, counted from the top of `rows` rows.
  func chart(row: Int, of rows: Int) -> Style {
    let rows = max(rows, 1)
    return chart[(2 * min(max(row, 0), rows - 1) + 1) * chart.count / (2 * rows)]
  }
}

extension [Style] {
  /// Without consecutive duplicates, so that the colours left at a lower depth share the rows
  /// evenly.
  fileprivate var withoutRepeats: [Style] {
    var styles: [Style] = []
    for style in self where style != styles.last { styles.append(style) }
    return styles
  }
}

/// The inputs of a theme's colours, besides the terminal's colour depth.
struct ThemeAppearance: Equatable {
  let name: ThemeName
  let hue: Hue
  /// Changes by the user; nil: none.
  let own: OwnTheme?
}

extension ThemeAppearance {
  /// The appearance of a theme choice in a catalogue, by default the open one. `own` are the user's
  /// themes.
  init(
    _ state: borrowing AppState, of choice: ThemeChoice, in catalogue: CatalogueID? = nil,
    own: [OwnTheme]
  ) {
    if case .own(let name) = choice {
      self.own = own.first { $0.name == name }
    } else {
      self.own = nil
    }
    name = self.own?.base ?? ThemeName(choice, background: state.theme.background)
    let isCommon = (self.own?.accent ?? state.shownAccent) == .one
    hue =
      isCommon
      ? .common : Hue(of: catalogue ?? state.listStack.current.catalogue, among: state.catalogues)
  }
}
