/// Letters and digits of three by five dots.
package enum PixelFont {
  /// Draws a text with its upper left corner at a pixel, `scale` pixels to a dot; skips characters
  /// without dots.
  static func draw(
    _ text: String, on canvas: inout Canvas, _ color: RGB, column: Int, row: Int, scale: Int = 1
  ) {
    var start = column
    for bits in dots(of: text) {
      for dot in 0..<15 where bits >> UInt16(14 - dot) & 1 == 1 {
        for part in 0..<scale * scale {
          canvas.dot(
            color, column: start + dot % 3 * scale + part % scale,
            row: row + dot / 3 * scale + part / scale)
        }
      }
      start += 4 * scale
    }
  }

  /// Width of a text in pixels.
  static func width(_ text: String, scale: Int = 1) -> Int {
    max(dots(of: text).count * 4 - 1, 0) * scale
  }

  private static func dots(of text: String) -> [UInt16] {
    text.unicodeScalars.compactMap { dots(of: $0) }
  }

  /// 15 bits, row by row from the top left; nil for anything but ASCII letters and digits.
  package static func dots(of scalar: Unicode.Scalar) -> UInt16? {
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
