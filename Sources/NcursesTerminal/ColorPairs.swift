import Basics
import CNcurses
import TerminalKit

/// ncurses' colour pairs, allocated at first use.
struct ColorPairs {
  /// Pairs of the eight colours and the default, reserved for when pictures have used up the rest.
  private static let reserve: Int32 = 9 * 9

  private let limit: Int32
  /// First pair number of the reserve.
  private let lastResort: Int32
  /// Whether two colours had to share a reduced pair.
  private(set) var isExhausted = false
  /// Pairs by the bits of a style of these colours.
  private var pairs: [UInt64: Int32] = [:]

  init(limit: Int32) {
    self.limit = limit
    lastResort = limit > Self.reserve ? limit - Self.reserve : limit
  }

  /// The pair of two colours; if none is left, that of the nearest of the eight, else 0, the
  /// default.
  mutating func pair(_ foreground: Color, _ background: Color) -> Int32 {
    if let pair = pair(foreground, background, below: lastResort) { return pair }
    isExhausted = true
    return pair(foreground.quantised(to: .eight), background.quantised(to: .eight), below: limit)
      ?? 0
  }

  private mutating func pair(
    _ foreground: Color, _ background: Color, below limit: Int32
  ) -> Int32? {
    guard foreground != .standard || background != .standard else { return 0 }
    let colors = Style(foreground: foreground, background: background).bits
    if let known = pairs[colors] { return known }
    let next = Int32(pairs.count) + 1
    guard next < limit, squad_init_pair(next, Self.number(foreground), Self.number(background))
    else { return nil }
    pairs[colors] = next
    return next
  }

  /// Whether a number of pairs can all have their own colours.
  func hasSpace(for count: Int) -> Bool { count < lastResort }

  /// Starts over; the caller then passes the whole frame. ncurses keeps the old pairs until their
  /// numbers get new colours, and repaints the cells that had them.
  mutating func forget() {
    pairs = [:]
    isExhausted = false
  }

  /// A colour in the derived entry's form: an index below 256, else its value.
  private static func number(_ color: Color) -> Int32 {
    switch color {
    case .standard: -1
    case .indexed(let index): Int32(index)
    case .rgb(let red, let green, let blue):
      max(256, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }
  }
}
