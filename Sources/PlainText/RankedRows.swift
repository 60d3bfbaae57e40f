/// Numbers of the rows that match a query, best match first, then in ascending order unless they were
/// arranged otherwise.
package struct RankedRows: Equatable, Sendable {
  /// The rows of each rank, ascending.
  private var exact: [UInt32] = []
  private var exactAlias: [UInt32] = []
  private var prefix: [UInt32] = []
  private var prefixAlias: [UInt32] = []
  private var wordStart: [UInt32] = []
  private var inside: [UInt32] = []
  /// Whether rows of a rank stand in another order.
  private var isArranged = false

  package init() {}

  package var count: Int {
    exact.count + exactAlias.count + prefix.count + prefixAlias.count + wordStart.count
      + inside.count
  }

  private var groups: [[UInt32]] {
    [exact, exactAlias, prefix, prefixAlias, wordStart, inside]
  }

  /// The row at an index of the result; nil outside `0..<count`.
  package subscript(index: Int) -> Int? {
    var rest = index
    for group in groups {
      if group.indices.contains(rest) { return Int(group[rest]) }
      rest -= group.count
    }
    return nil
  }

  /// The index of a row in the result, by a look-up; nil where it does not match.
  package func firstIndex(of row: Int) -> Int? {
    var start = 0
    for group in groups {
      if isArranged {
        if let index = group.firstIndex(where: { $0 == row }) { return start + index }
        start += group.count
        continue
      }
      var low = 0
      var high = group.count
      while low < high {
        let middle = (low + high) / 2
        if Int(group[middle]) < row { low = middle + 1 } else { high = middle }
      }
      if low < group.count, Int(group[low]) == row { return start + low }
      start += group.count
    }
    return nil
  }

  /// All of them in ascending order.
  package var ascending: [Int] {
    let all = groups.filter { !$0.isEmpty }
    // The sort finds the runs that are ascending already.
    return all.count == 1 ? all[0].map(Int.init) : all.joined().sorted().map(Int.init)
  }

  /// Puts the rows of each rank in another order.
  package mutating func arrange(_ order: (inout [UInt32]) -> Void) {
    let before = self
    order(&exact)
    order(&exactAlias)
    order(&prefix)
    order(&prefixAlias)
    order(&wordStart)
    order(&inside)
    if self != before { isArranged = true }
  }

  /// Adds a row with a higher number than those before it.
  mutating func append(_ row: Int, _ rank: MatchRank) {
    let row = UInt32(truncatingIfNeeded: row)
    switch rank {
    case .exact: exact.append(row)
    case .exactAlias: exactAlias.append(row)
    case .prefix: prefix.append(row)
    case .prefixAlias: prefixAlias.append(row)
    case .wordStart: wordStart.append(row)
    case .inside: inside.append(row)
    }
  }
}

extension RankedRows {
  /// Adds those rows of a column that match.
  ///
  /// - Parameters:
  ///   - rows: which rows of the column are searched.
  ///   - first: the number of the first of them; higher than those added before.
  package mutating func append(
    _ rows: Range<Int>, of column: FoldedColumn, matching query: SearchQuery, from first: Int
  ) {
    query.forEachMatch(in: column, rows) { row, rank in
      append(first + row - rows.lowerBound, rank)
    }
  }

  /// Adds a row if its text matches.
  package mutating func append(
    _ row: Int, _ text: FoldedText, matching query: SearchQuery
  ) {
    if let rank = query.rank(of: text) { append(row, rank) }
  }
}
