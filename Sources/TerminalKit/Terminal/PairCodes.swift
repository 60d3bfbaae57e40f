import Basics

/// Colours that a terminal library is given in place of real ones.
///
/// ncurses can't send exact colours with an entry of 256, nor learn during the session that the
/// terminal supports them. Each of its pairs therefore gets two colour numbers that encode the
/// pair's number in base 256, and the output stage replaces them by the pair's real colours.
package struct PairCodes: Sendable {
  /// Largest number of pairs.
  package static let limit = 1 << 16

  /// Styles by pair; 0 is the terminal's default.
  private var styles = [Style.plain]
  /// Offset between codes and pair numbers.
  private var shift = 0

  package init() {}

  /// Adds a pair; returns the colour numbers that encode it, nil where there are too many.
  package mutating func add(
    _ foreground: Color, _ background: Color
  ) -> (foreground: Int32, background: Int32)? {
    guard styles.count < Self.limit else { return nil }
    let code = (styles.count + shift) % Self.limit
    styles.append(Style(foreground: foreground, background: background))
    return (Int32(code >> 8), Int32(code & 0xFF))
  }

  /// Starts over with other codes, so that the library sees changed pairs and repaints their cells.
  package mutating func forget() {
    styles = [.plain]
    shift = (shift + 1) % Self.limit
  }

  /// Decodes two colour numbers; nil where no pair has them.
  func style(foreground: Int, background: Int) -> Style? {
    guard 0...0xFF ~= foreground, 0...0xFF ~= background else { return nil }
    let pair = (foreground << 8 + background - shift + Self.limit) % Self.limit
    return pair > 0 && pair < styles.count ? styles[pair] : nil
  }
}
