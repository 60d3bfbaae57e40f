extension GuessDraft {
  private static let barCounts = 3...12
  private static let largestBar = 1_000.0
  /// Words in the names of numbers that aren't amounts.
  private static let noAmounts: Set = [
    "id", "ids", "year", "years", "lat", "latitude", "lon", "lng", "long", "longitude", "x", "y",
    "z", "code", "zip", "number", "no", "rank", "ranking", "position", "place", "order", "index",
    "slot", "page", "width", "height", "day", "month", "week", "hour", "version",
  ]

  mutating func takeNumberRun() -> Bool {
    var best: [Column] = []
    var run: [Column] = []
    let own = Set(free.map(\.path))
    for column in columns.all {
      let isBar = isAmount(column) && own.contains(column.path)
      if !isBar
        || run.first.map({ $0.path.steps.dropLast() != column.path.steps.dropLast() }) ?? false
      {
        best = Self.longer(best, Self.bars(of: run))
        run = []
      }
      if isBar { run.append(column) }
    }
    best = Self.longer(best, Self.bars(of: run))
    guard !best.isEmpty else { return false }
    let largest = best.map(\.facts.largest).max() ?? 0
    guesses.bars = BarFields(
      source: .fields(best.map { BarField(FieldTemplate($0.path)) }),
      full: BarFields.full(for: largest))
    take(Set(best.map(\.path)))
    return true
  }

  private func isAmount(_ column: Column) -> Bool {
    column.kind == .number && column.facts.smallest >= 0 && column.facts.largest <= Self.largestBar
      && column.facts.largest > 0 && column.facts.filled * 5 >= columns.recordCount * 4
      && !Self.isNoAmount(column.name) && !column.facts.samples.contains(where: Self.hasUnit)
  }

  /// Whether a number has a unit, which a bar would leave out: it would show `12ms` as 0.012.
  private static func hasUnit(_ sample: String) -> Bool {
    // The letter in `5e-05` marks an exponent.
    Double(sample) == nil && sample.contains { $0.isLetter || $0.isCurrencySymbol }
      && sample.contains(where: \.isNumber)
  }

  /// Whether a number's name is that of an id, a place or a rank.
  private static func isNoAmount(_ name: FieldName) -> Bool {
    name.isID || name.contains(anyOf: noAmounts)
  }

  private static func longer(_ left: [Column], _ right: [Column]) -> [Column] {
    right.count > left.count ? right : left
  }

  /// The longest run of neighbouring numbers on one scale; none where it is too short or too long.
  private static func bars(of run: [Column]) -> [Column] {
    var best = run.prefix(0)
    for start in run.indices {
      var (minimum, maximum) = (Double.infinity, 0.0)
      for end in start..<run.count {
        minimum = min(minimum, run[end].facts.largest)
        maximum = max(maximum, run[end].facts.largest)
        guard minimum * 4 >= maximum else { break }
        if end - start + 1 > best.count { best = run[start...end] }
        // A longer run of numbers is shown as facts.
        guard best.count <= barCounts.upperBound else { return [] }
      }
    }
    return barCounts.contains(best.count) ? Array(best) : []
  }

  mutating func takeNumberList() -> Bool {
    for column in free where column.kind == .section {
      let parts = parts(of: column)
      let amounts = parts.columns.all.filter { part in
        part.kind == .number && part.facts.nonzero * 2 > parts.columns.recordCount
          && !Self.isNoAmount(part.name) && !part.facts.samples.contains(where: Self.hasUnit)
      }
      let names = parts.columns.all.filter { $0.kind == .text || $0.kind == .code }
      guard parts.lengths.allSatisfy(Self.barCounts.contains), amounts.count == 1,
        names.count == 1, let amount = amounts.first, let name = names.first,
        !parts.columns.all.contains(where: \.kind.isNested),
        name.facts.filled == parts.columns.recordCount,
        amount.facts.filled == parts.columns.recordCount, amount.facts.smallest >= 0
      else { continue }
      let all = FieldPath(column.path.steps + [.all] + amount.path.steps)
      let largest =
        records.prefix(columns.recordCount).flatMap { all.values(in: $0) }
        .compactMap(amount.number(of:)).max() ?? 0
      guard largest <= Self.largestBar else { continue }
      guesses.bars = BarFields(
        source: .list(column.path, name: name.path, number: amount.path),
        full: BarFields.full(for: largest))
      take(column)
      return true
    }
    return false
  }

  mutating func takeSeries() -> Bool {
    for column in free where column.kind == .section || column.kind == .list {
      let parts = parts(of: column)
      guard let longest = parts.lengths.max(), longest >= 3,
        let chart = column.kind == .section
          ? series(column.path, of: parts.columns) : pairs(column.path, parts.elements)
      else { continue }
      guesses.chart = chart
      take(column)
      return true
    }
    return false
  }

  private func series(_ list: FieldPath, of parts: Columns) -> ChartField? {
    guard let date = parts.all.first(where: { $0.kind == .date }),
      let number = parts.all.first(where: {
        $0.kind == .number && !Self.isNoAmount($0.name)
      })
    else { return nil }
    return ChartField(list: list, date: date.path, number: number.path)
  }

  /// A list of pairs, as `[["2026-11-01", 12], …]`.
  private func pairs(_ list: FieldPath, _ elements: [RecordValue]) -> ChartField? {
    // A day may have no number, as in `["2026-11-01", null]`.
    let filled = elements.filter { element in
      if case .list(let pair) = element, pair.last == .null { false } else { true }
    }
    let isSeries =
      !filled.isEmpty
      && filled.allSatisfy { element in
        guard case .list(let pair) = element, pair.count == 2, case .number = pair[1] else {
          return false
        }
        switch pair[0] {
        case .text(let text): return FieldDate(text) != nil
        case .number(let text): return Double(text).flatMap(FieldDate.init(unix:)) != nil
        default: return false
        }
      }
    guard isSeries else { return nil }
    return ChartField(list: list, date: FieldPath([.index(0)]), number: FieldPath([.index(1)]))
  }
}
