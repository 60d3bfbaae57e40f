import Basics
import SquadCore

/// Draws in Braille without colours, eight dots per cell: denser where the picture is brighter.
enum BrailleRenderer {
  /// Bits of a cell's dots, row by row.
  private static let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  static func image(of pixels: Pixels, _ size: Size) -> CellImage {
    let columns = size.columns * 2
    let brightness = LuminanceGrid(of: pixels, columns: columns, rows: size.rows * 4)
    let dots = dithered(brightness.levels, columns: columns)
    var cells: [ImageCell] = []
    cells.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        var pattern: UInt32 = 0
        for (dot, bit) in bits.enumerated() {
          let place = (row * 4 + dot / 2) * columns + column * 2 + dot % 2
          if dots[place] { pattern |= bit }
        }
        cells.append(pattern == 0 ? .blank : ImageCell(Unicode.Scalar(0x2800 + pattern) ?? " "))
      }
    }
    return CellImage(columns: size.columns, rows: size.rows, cells: cells)
  }

  /// Floyd–Steinberg dithering: spreads each dot's error over its neighbours.
  private static func dithered(_ levels: [Int], columns: Int) -> [Bool] {
    var levels = levels
    var dots = Array(repeating: false, count: levels.count)
    for place in levels.indices {
      dots[place] = levels[place] >= 128
      let error = levels[place] - (dots[place] ? 255 : 0)
      let column = place % columns
      let neighbours = [
        (1, 7, column + 1 < columns), (columns - 1, 3, column > 0), (columns, 5, true),
        (columns + 1, 1, column + 1 < columns),
      ]
      for (step, share, isThere) in neighbours where isThere && place + step < levels.count {
        levels[place + step] += error * share / 16
      }
    }
    return dots
  }
}
