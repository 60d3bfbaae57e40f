import SquadCore

/// The curve of a price over the columns of a chart, one step a column.
struct PriceCurve {
  struct Step: Equatable {
    /// In eighths of rows from the bottom; 0 where nothing is known.
    var level = 0
    /// Whether it belongs to a day without a price: it lies on the straight line between the days
    /// around it.
    var isBridge = false
  }

  private(set) var steps: [Step]
  /// The columns of the first day with the highest value, and of the one with the lowest.
  let highest: (column: Int, point: SeriesPoint)
  let lowest: (column: Int, point: SeriesPoint)

  /// Nil for no points.
  ///
  /// - Parameters:
  ///   - days: of the first column and of the last one, two at least.
  ///   - isFilled: whether a day beside one without a price reaches half-way to it: an area of one
  ///     lone column would look like a mistake.
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
    // Where a column has several days it shows the last; the extremes are never left out.
    steps[lowest.column].level = scale.level(of: scale.low)
    steps[highest.column].level = scale.level(of: scale.high)
  }

  /// Lays the columns between two days on a straight line.
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
