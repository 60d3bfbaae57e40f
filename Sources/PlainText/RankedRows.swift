/// Rows that match a query, best rank first, ascending within a rank unless rearranged.
package struct RankedRows: Equatable, Sendable {
  /// Rows by rank, ascending.
  private var exact: [UInt32] = []
  private var exactAlias: [UInt32] = []
  private var prefix: [UInt32] = []
  private var prefixAlias: [UInt32] = []
  private var wordStart: [UInt32] = []
  private var inside: [UInt32] = []
  /// Whether a rank's rows aren't ascending.
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

  /// Index of a row in the result; nil where it isn't in there. A binary search, or a linear one
  /// after `arrange`.
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

  /// All rows in ascending order.
  package var ascending: [Int] {
    let all = groups.filter { !$0.isEmpty }
    // The sort benefits from the ascending runs.
    return all.count == 1 ? all[0].map(Int.init) : all.joined().sorted().map(Int.init)
  }

  /// Rearranges the rows within each rank.
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

  /// Adds a row, whose number is higher than all before.
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

  /// Adds a column's matching rows.
  ///
  /// - Parameters:
  ///   - rows: rows of the column to search.
  ///   - first: number of the first of them; higher than all added before.
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
