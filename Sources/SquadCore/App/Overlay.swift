/// A box over the panes that receives the keys.
package enum Overlay: Equatable, Sendable {
  case help(HelpState)
  case confirmRemoval(Member)
  case link(Link)
  case links(LinksState)
  case themes(ThemePicker)
  case palette(PaletteState)
  case board(BoardState)
  case configMistakes(OverlayScroll)
}

extension Overlay {
  /// Applies a verb to the open overlay, which sees only its own state. `metrics` are of its
  /// measured lines, if it scrolls.
  mutating func reduce(_ verb: Verb, in metrics: OverlayMetrics) -> [Request] {
    if case .pressed(.overlayRow(let row), _) = verb {
      return reduce(.chosen(row: row), in: metrics)
    }
    switch self {
    case .help(var help):
      defer { self = .help(help) }
      return help.reduce(verb, in: metrics)
    case .confirmRemoval: return verb.commonRequests
    case .link(let link): return link.reduce(verb)
    case .links(var links):
      defer { self = .links(links) }
      return links.reduce(verb)
    case .themes(var picker):
      defer { self = .themes(picker) }
      return picker.reduce(verb)
    case .palette(var palette):
      defer { self = .palette(palette) }
      return palette.reduce(verb)
    case .board(var board):
      defer { self = .board(board) }
      return board.reduce(verb)
    case .configMistakes(var scroll):
      defer { self = .configMistakes(scroll) }
      return scroll.reduce(verb, in: metrics)
    }
  }

  /// The open text field; nil without one.
  var openField: TextField? {
    switch self {
    case .help(let help): help.openField
    case .palette(let palette): palette.field
    case .confirmRemoval, .link, .links, .themes, .board, .configMistakes: nil
    }
  }
}

/// Scroll position of an overlay of lines.
package struct OverlayScroll: Equatable, Sendable {
  /// Lines that a notch of the wheel scrolls.
  private static let notch = 3

  private var line: Int

  /// - Parameter line: index of the first visible line, from 0; clamped when it is read.
  package init(top line: Int = 0) { self.line = line }

  /// The first visible line; an overlay that became shorter shows its last lines.
  package func top(in metrics: OverlayMetrics) -> Int { min(line, metrics.lastTop) }

  mutating func reduce(_ verb: Verb, in metrics: OverlayMetrics) -> [Request] {
    let top = top(in: metrics)
    switch verb {
    case .moved(let motion):
      line = motion.row(from: top, count: metrics.lastTop + 1, rows: metrics.rows)
    case .scrolled(_, let down):
      line = min(max(top + (down ? Self.notch : -Self.notch), 0), metrics.lastTop)
    default: return verb.commonRequests
    }
    return []
  }
}
