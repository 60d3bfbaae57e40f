import SquadCore

/// A price curve over the columns of a chart, one step per column.
struct PriceCurve {
  struct Step: Equatable {
    /// Eighths of rows from the bottom; 0 if unknown.
    var level = 0
    /// Whether the day has no price and the step is on the straight line between its neighbours.
    var isBridge = false
  }

  private(set) var steps: [Step]
  /// The first day with the highest value and the first with the lowest, and their columns.
  let highest: (column: Int, point: SeriesPoint)
  let lowest: (column: Int, point: SeriesPoint)

  /// Nil without points. `days` are the first and the last column's day; at least two days.
  /// `isFilled` tells whether a day beside one without a price reaches half-way to it, since an
  /// area of one column would look like a mistake.
  init?(
    _ points: [SeriesPoint], days: ClosedRange<Int>, columns: Int, isFilled: Bool,
    _ scale: ChartScale
  ) {
    guard columns > 0, let high = points.first(where: { $0.value == scale.high }),
      let low = points.first(where: { $0.value == scale.low })
    else { return nil }
    func column(of day: Int) -> Int {
      (day - days.lowerBound) * (columns - 1) / max(days.count - 1, 1)
    }
    highest = (column(of: high.daysSince1970), high)
    lowest = (column(of: low.daysSince1970), low)
    steps = Array(repeating: Step(), count: columns)
    var before: (day: Int, column: Int, level: Int)?
    for point in points {
      let day = point.daysSince1970
      guard days.contains(day) else { continue }
      let here = (day: day, column: column(of: day), level: scale.level(of: point.value))
      if let before { join(before, here, isFilled: isFilled) }
      steps[here.column] = Step(level: here.level)
      before = here
    }
    // A column of several days shows the last one; the extremes are always shown.
    steps[lowest.column].level = scale.level(of: scale.low)
    steps[highest.column].level = scale.level(of: scale.high)
  }

  /// Puts the columns between two days on a straight line.
  private mutating func join(
    _ start: (day: Int, column: Int, level: Int), _ end: (day: Int, column: Int, level: Int),
    isFilled: Bool
  ) {
    let width = end.column - start.column
    guard width > 1 else { return }
    let days = end.day - start.day
    for offset in 1..<width {
      let level = start.level + (end.level - start.level) * offset / width
      let isNear = isFilled && min(offset, width - offset) * days * 2 <= width
      steps[start.column + offset] = Step(level: level, isBridge: days > 1 && !isNear)
    }
  }
}

/// One row of a filled area chart as text.
enum AreaRow {
  /// Filled eighths of the row. On days without a price the area ends below the row of the bridging
  /// line, which is drawn there instead.
  private static func fill(_ step: PriceCurve.Step, above base: Int) -> UInt8 {
    let height = step.level - base
    if step.isBridge { return height > ChartScale.eighths ? UInt8(ChartScale.eighths) : 0 }
    return UInt8(min(max(height, 0), ChartScale.eighths))
  }

  /// `base` is in eighths below the row. `isPlain` tells whether to draw `#` for cells that are at
  /// least half full, in ASCII.
  static func text(_ steps: [PriceCurve.Step], above base: Int, isPlain: Bool) -> String {
    let fills = steps.map { fill($0, above: base) }
    let shown = fills.lastIndex { $0 > 0 }.map { fills[...$0] } ?? []
    guard isPlain else { return String(cells: shown, from: 0x2580) }
    let signs = shown.map { UInt8(ascii: Int($0) * 2 >= ChartScale.eighths ? "#" : " ") }
    return String(decoding: signs, as: UTF8.self)
  }
}

extension String {
  /// A space for each 0, else the character with the code `first` plus the cell. Fills a buffer
  /// with UTF-8, since appending scalar by scalar is most of a chart's cost.
  fileprivate init(cells: ArraySlice<UInt8>, from first: UInt16) {
    self.init(unsafeUninitializedCapacity: 3 * cells.count) { buffer in
      var end = 0
      for cell in cells {
        if cell == 0 {
          buffer[end] = UInt8(ascii: " ")
          end += 1
        } else {
          let code = first + UInt16(cell)
          buffer[end] = 0xE0 | UInt8(code >> 12)
          buffer[end + 1] = 0x80 | UInt8(code >> 6 & 0x3F)
          buffer[end + 2] = 0x80 | UInt8(code & 0x3F)
          end += 3
        }
      }
      return end
    }
  }
}

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
    return String(cells: cells[row * columns..<(row + 1) * columns], from: 0x2800)
  }
}
