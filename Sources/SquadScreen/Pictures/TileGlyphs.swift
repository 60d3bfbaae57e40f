/// Large initials: letters and digits of 3 × 5 dots in half blocks, so that each takes 3 × 3 cells.
enum TileGlyphs {
  /// Columns of a number of letters, with one column between two.
  static func columns(of letters: Int) -> Int { max(letters * 4 - 1, 0) }
  static let rows = 3

  /// The three rows of a text; nil if it has a character without a bitmap.
  static func lines(_ text: String) -> [String]? {
    let letters = text.unicodeScalars.map(dots).compactMap(\.self)
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

  /// 15 bits, row by row from the top left.
  private static func dots(of scalar: Unicode.Scalar) -> UInt16? {
    switch scalar {
    case "A"..."Z": letters[Int(scalar.value - 65)]
    case "a"..."z": letters[Int(scalar.value - 97)]
    case "0"..."9": digits[Int(scalar.value - 48)]
    default: nil
    }
  }

  private static let letters: [UInt16] = [
    0b010_101_111_101_101, 0b110_101_110_101_110, 0b011_100_100_100_011, 0b110_101_101_101_110,
    0b111_100_110_100_111, 0b111_100_110_100_100, 0b011_100_101_101_011, 0b101_101_111_101_101,
    0b111_010_010_010_111, 0b001_001_001_101_010, 0b101_101_110_101_101, 0b100_100_100_100_111,
    0b101_111_111_101_101, 0b111_101_101_101_101, 0b010_101_101_101_010, 0b110_101_110_100_100,
    0b010_101_101_111_011, 0b110_101_110_101_101, 0b011_100_010_001_110, 0b111_010_010_010_010,
    0b101_101_101_101_111, 0b101_101_101_101_010, 0b101_101_111_111_101, 0b101_101_010_101_101,
    0b101_101_010_010_010, 0b111_001_010_100_111,
  ]

  private static let digits: [UInt16] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b110_001_010_100_111, 0b110_001_010_001_110,
    0b101_101_111_001_001, 0b111_100_110_001_110, 0b011_100_110_101_010, 0b111_001_010_010_010,
    0b010_101_010_101_010, 0b010_101_011_001_110,
  ]
}
