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
          let index = (row * 4 + dot / 2) * columns + column * 2 + dot % 2
          if dots[index] { pattern |= bit }
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
    for index in levels.indices {
      dots[index] = levels[index] >= 128
      let error = levels[index] - (dots[index] ? 255 : 0)
      let column = index % columns
      let neighbours = [
        (1, 7, column + 1 < columns), (columns - 1, 3, column > 0), (columns, 5, true),
        (columns + 1, 1, column + 1 < columns),
      ]
      for (step, share, isThere) in neighbours where isThere && index + step < levels.count {
        levels[index + step] += error * share / 16
      }
    }
    return dots
  }
}

/// Draws in ASCII without colours: denser letters where the picture is brighter.
enum ASCIIRenderer {
  private static let inks: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  static func image(of pixels: Pixels, _ size: Size) -> CellImage {
    let brightness = LuminanceGrid(of: pixels, columns: size.columns, rows: size.rows)
    let cells = brightness.levels.map { level in ImageCell(inks[level * inks.count / 256]) }
    return CellImage(columns: size.columns, rows: size.rows, cells: cells)
  }
}

/// Brightness of a picture's parts, for drawing without colours.
struct LuminanceGrid {
  /// Row by row, 0 (black) to 255 (white).
  private(set) var levels: [Int]

  /// Averages `columns` by `rows` equal parts. Transparent counts as black, where nothing is drawn
  /// without colours.
  init(of pixels: Pixels, columns: Int, rows: Int) {
    levels = []
    levels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let lines = Self.part(row, of: rows, in: pixels.height)
      for column in 0..<columns {
        let across = Self.part(column, of: columns, in: pixels.width)
        levels.append(Self.mean(pixels, across, lines))
      }
    }
    stretchContrast()
  }

  private static func part(_ index: Int, of count: Int, in side: Int) -> Range<Int> {
    let start = index * side / count
    return start..<max((index + 1) * side / count, start + 1)
  }

  private static func mean(_ pixels: Pixels, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    var sum = 0
    for row in rows {
      for column in columns {
        let index = (row * pixels.width + column) * 4
        let red = 3 * Int(pixels.rgba[index])
        let green = 6 * Int(pixels.rgba[index + 1])
        let blue = Int(pixels.rgba[index + 2])
        sum += (red + green + blue) * Int(pixels.rgba[index + 3]) / 255
      }
    }
    return sum / (10 * columns.count * rows.count)
  }

  /// Stretches the levels to the full range without a few outliers, since two levels are all there
  /// is to draw with. A nearly uniform picture stays.
  private mutating func stretchContrast() {
    let sorted = levels.sorted()
    let few = sorted.count / 20
    guard sorted.count > 2 * few else { return }
    let (low, high) = (sorted[few], sorted[sorted.count - 1 - few])
    guard high - low >= 16 else { return }
    levels = levels.map { min(max(($0 - low) * 255 / (high - low), 0), 255) }
  }
}
