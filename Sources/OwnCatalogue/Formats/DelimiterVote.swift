/// Detects the delimiter of a table from its first rows.
struct DelimiterVote {
  private static let candidates: [UInt8] = [0x09, 0x2C, 0x3B, 0x7C]
  private static let sampledRows = 1_000

  /// A delimiter, and the statistics of its rows.
  private struct Candidate {
    let dialect: Dialect
    /// Cells of most rows.
    let cells: Int
    /// First row with as many cells.
    let firstRow: Int
    /// Whether all rows after it have as many.
    let isEven: Bool

    /// Ordered so that the first is the best.
    func isBefore(_ other: Candidate) -> Bool {
      // A delimiter in a text makes one row uneven, while decimal commas occur in every row.
      if splitsMore(than: other) || other.splitsMore(than: self) { return splitsMore(than: other) }
      if isEven != other.isEven { return isEven }
      // The delimiter that splits the header: it has neither decimal commas nor lists.
      if firstRow != other.firstRow { return firstRow < other.firstRow }
      return cells > other.cells
    }

    /// Whether it splits the header, which the other doesn't, and most rows into more cells.
    private func splitsMore(than other: Candidate) -> Bool {
      firstRow < other.firstRow && cells > other.cells
    }
  }

  /// Nil where no delimiter gives most rows the same number of cells.
  static func dialect(of sample: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Dialect? {
    candidates.compactMap { candidate(for: $0, sample, isWhole) }
      .reduce(nil) { best, next in best.map { next.isBefore($0) ? next : $0 } ?? next }?.dialect
  }

  private static func candidate(
    for delimiter: UInt8, _ sample: UnsafeBufferPointer<UInt8>, _ isWhole: Bool
  ) -> Candidate? {
    let dialect = dialect(delimiter, sample, isWhole: isWhole)
    let counts = rows(of: sample, dialect, isWhole: isWhole, limit: sampledRows) { row, _ in
      row.cells.count
    }
    let frequencies = counts.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    guard let mode = frequencies.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      mode.key > 1, mode.value * 2 > counts.count, let first = counts.firstIndex(of: mode.key)
    else { return nil }
    return Candidate(
      dialect: dialect, cells: mode.key, firstRow: first,
      isEven: counts[first...].allSatisfy { $0 == mode.key })
  }

  /// The dialect of a delimiter. TSV has no quotes, except from a spreadsheet: there each cell that
  /// begins with a quote ends with one, and the names or the cells with a comma or a quote are
  /// quoted. The quotes of a title such as `"Rome"` belong to its text.
  static func dialect(
    _ delimiter: UInt8, _ sample: UnsafeBufferPointer<UInt8>, isWhole: Bool
  ) -> Dialect {
    guard delimiter == 0x09 else { return Dialect(delimiter: [delimiter], hasQuotes: true) }
    let rows = rows(of: sample, .tsv, isWhole: isWhole, limit: sampledRows) { row, _ in
      row.cells.map(\.range).filter { !$0.isEmpty && sample[$0.lowerBound] == 0x22 }
    }
    var hasQuotes = rows.first?.isEmpty == false
    for cell in rows.joined() {
      let inside = sample[cell].dropFirst()
      guard inside.last == 0x22,
        inside.dropLast().split(whereSeparator: { $0 != 0x22 })
          .allSatisfy({ $0.count.isMultiple(of: 2) })
      else { return .tsv }
      hasQuotes = hasQuotes || inside.dropLast().contains { $0 == 0x22 || $0 == 0x2C }
    }
    return Dialect(delimiter: [delimiter], hasQuotes: hasQuotes)
  }

  /// Calls `body` with each of the first whole rows that aren't empty, and the offset after it. A
  /// cut row counts only if there is no other.
  static func rows<Value>(
    of sample: UnsafeBufferPointer<UInt8>, _ dialect: Dialect, isWhole: Bool, limit: Int,
    _ body: (RowScanner, _ next: Int) -> Value
  ) -> [Value] {
    var values: [Value] = []
    var scanner = RowScanner(dialect)
    var offset = 0
    while offset < sample.count, values.count < limit {
      let isLast = isWhole || values.isEmpty
      guard case .row(let end, let next) = scanner.scan(sample, from: offset, isLast: isLast) else {
        break
      }
      let line = sample[offset..<end]
      offset = next
      if !scanner.isBlank(in: sample), !dialect.isRule(line) {
        values.append(body(scanner, next))
      }
    }
    return values
  }
}
