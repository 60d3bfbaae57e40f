/// Brightness of a picture's parts, for drawing without colours.
struct LuminanceGrid {
  let columns: Int
  /// Row by row, 0 (black) to 255 (white).
  private(set) var levels: [Int]

  /// Averages `columns` by `rows` equal parts. Transparent counts as black, where nothing is drawn
  /// without colours.
  init(of pixels: Pixels, columns: Int, rows: Int) {
    self.columns = columns
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
        let place = (row * pixels.width + column) * 4
        let red = 3 * Int(pixels.rgba[place])
        let green = 6 * Int(pixels.rgba[place + 1])
        let blue = Int(pixels.rgba[place + 2])
        sum += (red + green + blue) * Int(pixels.rgba[place + 3]) / 255
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
