/// A drawing of thin lines in character cells, eight Braille dots a cell.
struct BrailleCanvas {
  /// In cells.
  let columns: Int
  let rows: Int
  /// One bit per dot of a cell, row by row.
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// In dots; coordinates count from the bottom left.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Draws a line including both ends, by Bresenham's algorithm.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
    let step = (x: start.x < end.x ? 1 : -1, y: start.y < end.y ? 1 : -1)
    var (x, y, error) = (start.x, start.y, dx + dy)
    for _ in 0...max(dx, -dy) {
      dot(x, y)
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        x += step.x
      }
      if doubled <= dx {
        error += dx
        y += step.y
      }
    }
  }

  mutating func dot(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let down = height - 1 - y
    cells[down / 4 * columns + x / 2] |= Self.bits[x % 2][down % 4]
  }

  /// Unicode's order of a cell's dots: left column downwards, then right.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// A row of cells as text, row 0 at the top.
  func text(row: Int) -> String {
    guard (0..<rows).contains(row) else { return "" }
    let cells = cells[row * columns..<(row + 1) * columns]
    // Writes UTF-8 in one go: appending scalar by scalar is most of a chart's cost.
    return String(unsafeUninitializedCapacity: 3 * columns) { buffer in
      var end = 0
      for bits in cells {
        if bits == 0 {
          buffer[end] = UInt8(ascii: " ")
          end += 1
        } else {
          // U+2800 plus the dots' bits.
          buffer[end] = 0xE2
          buffer[end + 1] = 0xA0 | bits >> 6
          buffer[end + 2] = 0x80 | bits & 0x3F
          end += 3
        }
      }
      return end
    }
  }
}
