import PlainText
import TerminalKit

/// A theme in one hue as one terminal shows it: a table of styles.
package struct Theme: Equatable, Sendable {
  /// In the roles' order: reading one is an index, without hashing or allocation.
  private let styles: [Style]
  /// The styles of tiles, at least one.
  private let tiles: [Style]
  /// The styles of an area chart's rows, from the highest down; at least one.
  private let chart: [Style]
  /// Whether charts are lines and not areas.
  let drawsLines: Bool

  /// - Parameter style: asked once for each role.
  init(
    tiles: [Style] = [], chart: [Style] = [], drawsLines: Bool = false, _ style: (Role) -> Style
  ) {
    styles = Role.allCases.map(style)
    self.tiles = tiles.isEmpty ? [Style(attributes: .reverse)] : tiles
    self.chart = chart.isEmpty ? [.plain] : chart
    self.drawsLines = drawsLines
  }

  package init(_ name: ThemeName, _ hue: Hue, at depth: ColorDepth) {
    self.init(ThemeLook(name: name, hue: hue), at: depth)
  }

  init(_ look: ThemeLook, at depth: ColorDepth) {
    let definition = look.name.definition(at: depth)
    // With sixteen colours and fewer nobody knows what they are.
    let own = depth > .sixteen ? look.own : nil
    let hue = look.hue
    self.init(
      tiles: definition.tiles.map { $0.style(at: depth) },
      chart: definition.chart.map { $0.style(at: depth) }.withoutRepeats,
      drawsLines: definition.drawsLines
    ) {
      let style = definition.style($0, hue)
      return (own?.changing(style, of: $0) ?? style).style(at: depth)
    }
  }

  subscript(role: Role) -> Style { styles[role.rawValue] }

  /// The style of spaces in a role: where there are no letters, their colour and weight would be bytes
  /// for nothing.
  func ground(_ role: Role) -> Style {
    let style = self[role]
    guard style.background != .standard, !style.attributes.contains(.reverse) else { return style }
    return Style(background: style.background)
  }

  /// Whether the empty part of a bar is told by its sign, for want of a colour of its own.
  var hasPlainTracks: Bool { self[.track] == self[.rule] || self[.track] == self[.text] }

  /// The style of the tile that stands for a name, always the same one for it.
  func tile(for title: String) -> Style {
    tiles[Int(PlainText.hash(of: title) % UInt64(tiles.count))]
  }

  /// Whether a tile has the panes' own ground, and needs a frame to be seen.
  func isFramed(_ tile: Style) -> Bool {
    tile.background != .standard && tile.background == self[.text].background
  }

  /// The style of a row of an area chart, counted from the highest of so many.
  func chart(row: Int, of rows: Int) -> Style {
    let rows = max(rows, 1)
    return chart[(2 * min(max(row, 0), rows - 1) + 1) * chart.count / (2 * rows)]
  }
}

extension [Style] {
  /// Exact colours that are one where there are fewer: each of those has as many rows as any other.
  fileprivate var withoutRepeats: [Style] {
    var styles: [Style] = []
    for style in self where style != styles.last { styles.append(style) }
    return styles
  }
}
