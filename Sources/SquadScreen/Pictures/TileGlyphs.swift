import Portraits

/// Large initials: letters and digits of 3 × 5 dots in half blocks, so that each takes 3 × 3 cells.
enum TileGlyphs {
  /// Columns of a number of letters, with one column between two.
  static func columns(of letters: Int) -> Int { max(letters * 4 - 1, 0) }
  static let rows = 3

  /// The three rows of a text; nil if it has a character without a bitmap.
  static func lines(_ text: String) -> [String]? {
    let letters = text.unicodeScalars.compactMap(PixelFont.dots)
    guard !letters.isEmpty, letters.count == text.unicodeScalars.count else { return nil }
    return (0..<rows).map { row in letters.map { line($0, row) }.joined(separator: " ") }
  }

  /// A row of cells, each showing one dot above another.
  private static func line(_ dots: UInt16, _ row: Int) -> String {
    let blocks: [Character] = [" ", "▄", "▀", "█"]
    let upper = row * 2
    return String(
      (0..<3).map { column in
        let above = isSet(dots, column, upper) ? 2 : 0
        let below = upper + 1 < 5 && isSet(dots, column, upper + 1) ? 1 : 0
        return blocks[above + below]
      })
  }

  private static func isSet(_ dots: UInt16, _ column: Int, _ row: Int) -> Bool {
    dots >> UInt16(14 - row * 3 - column) & 1 == 1
  }
}
