import CNcurses
import TerminalKit

/// Colour pairs of ncurses, made when first needed.
struct ColorPairs {
  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let limit: Int32
  /// True when two colours had to do without a pair, on a terminal with more pairs than a theme
  /// needs: pictures have used them up.
  private(set) var isExhausted = false
  private var pairs: [Colors: Int32] = [:]

  init(limit: Int32) {
    self.limit = limit
  }

  /// The pair of two colours; 0, the terminal's own, when there are no more.
  mutating func pair(_ foreground: Color, _ background: Color) -> Int32 {
    let colors = Colors(
      foreground: Self.number(foreground), background: Self.number(background))
    if colors.foreground < 0, colors.background < 0 { return 0 }
    if let known = pairs[colors] { return known }
    let next = Int32(pairs.count) + 1
    guard next < limit, squad_init_pair(next, colors.foreground, colors.background) else {
      isExhausted = limit > 256
      return 0
    }
    pairs[colors] = next
    return next
  }

  /// Starts anew; what is on the screen has to be handed over again.
  mutating func forget() {
    squad_forget_pairs()
    pairs = [:]
    isExhausted = false
  }

  /// A colour as ncurses counts; only direct-colour terminals are handed values.
  private static func number(_ color: Color) -> Int32 {
    switch color {
    case .standard: -1
    case .indexed(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }
  }
}
