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

/// The meaning of a piece of the screen. Views use roles; only themes know colours.
package enum Role: Int, CaseIterable, Sendable {
  /// Names and values.
  case text
  /// Titles, prices and the leading number of a detail.
  case strong
  /// Subtitles, labels, counts, hints, freshness.
  case quiet
  /// Decoration: rules, axes, and the empty part of a bar.
  case rule
  case track
  /// Letters that the search matched.
  case match
  /// A member of the squad.
  case star
  /// A risen or fallen value: its figures, and the arrow before them.
  case rise
  case fall
  case riseSign
  case fallSign
  case error
  /// The bar of a weak stat and of a strong one.
  case low
  case high

  // The following are in the hue of the open catalogue.

  /// Text in the catalogue's colour.
  case accent
  /// The title of the focused pane.
  case title
  /// Bars and lines of charts.
  case graph
  /// The open tab, and other chips.
  case tab
  /// The selected row of the focused pane, and the matches and star in it.
  case selection
  case selectionMatch
  case selectionStar

  /// The selected row of a pane without focus, likewise.
  case otherSelection
  case otherMatch
  case otherStar

  /// A key cap.
  case key
  /// Overlays: background with text, headings, labels, border, title, and the matches and star in a
  /// row.
  case panel
  case panelStrong
  case panelQuiet
  case panelFrame
  case panelTitle
  case panelMatch
  case panelStar
  /// The glyph before a message.
  case toastGood
  case toastBad
  case toastNote
}

extension Role {
  /// The role of a part within a row of role `row`. A selection bar has one style, except for
  /// matches and the star; these keep the background of the bar or overlay.
  func on(_ row: Role) -> Role {
    switch (row, self) {
    case (.selection, .match): .selectionMatch
    case (.selection, .star): .selectionStar
    case (.otherSelection, .match): .otherMatch
    case (.otherSelection, .star): .otherStar
    case (.panel, .match), (.panelQuiet, .match): .panelMatch
    case (.panel, .star), (.panelQuiet, .star): .panelStar
    case (.selection, _), (.otherSelection, _): row
    default: self
    }
  }
}
