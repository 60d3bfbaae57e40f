import Basics

/// Colours that a terminal library is told of instead of the true ones.
///
/// ncurses can't send exact colours with an entry of 256, nor learn in mid-session that the terminal
/// has them. So each of its pairs has two numbers of colours that are its own number written with two
/// digits of 256, and the output stage puts the colours in that the pair stands for.
package struct PairCodes: Sendable {
  /// How many pairs there can be.
  package static let limit = 1 << 16

  /// Colours by the number of the pair; 0 is the terminal's own.
  private var styles = [Style.plain]
  /// How far codes are shifted against the numbers of pairs.
  private var shift = 0

  package init() {}

  /// Adds a pair, and returns the numbers of colours that stand for it; nil when there are enough.
  package mutating func add(
    _ foreground: Color, _ background: Color
  ) -> (foreground: Int32, background: Int32)? {
    guard styles.count < Self.limit else { return nil }
    let code = (styles.count + shift) % Self.limit
    styles.append(Style(foreground: foreground, background: background))
    return (Int32(code >> 8), Int32(code & 0xFF))
  }

  /// Starts anew. The numbers of colours are others than before, so that the library sees that a pair
  /// has other colours and paints the cells that have it.
  package mutating func forget() {
    styles = [.plain]
    shift = (shift + 1) % Self.limit
  }

  /// What two numbers of colours stand for; nil where no pair has them.
  func style(foreground: Int, background: Int) -> Style? {
    guard 0...0xFF ~= foreground, 0...0xFF ~= background else { return nil }
    let pair = (foreground << 8 + background - shift + Self.limit) % Self.limit
    return pair > 0 && pair < styles.count ? styles[pair] : nil
  }
}
