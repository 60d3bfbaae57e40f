/// Rows that match a query, best rank first, ascending within a rank unless rearranged.
package struct RankedRows: Equatable, Sendable {
  /// Rows by rank.
  private var sets = [RowSet](repeating: RowSet(), count: MatchRank.allCases.count)
  /// All rows in their order; nil: ascending within each rank.
  private var arranged: [UInt32]?

  /// If more than one in this many rows are candidates, searching all bytes is as fast.
  package static let fewRows = 32

  /// Creates an empty result.
  package init() {}

  /// Number of rows of all ranks.
  package var count: Int { sets.reduce(0) { $0 + $1.count } }

  /// The row at an index of the result; nil outside `0..<count`.
  package subscript(index: Int) -> Int? {
    guard index >= 0 else { return nil }
    if let arranged { return index < arranged.count ? Int(arranged[index]) : nil }
    var rest = index
    for set in sets {
      if rest < set.count { return set[rest] }
      rest -= set.count
    }
    return nil
  }

  /// Index of a row in the result; nil if it isn't in there.
  package func firstIndex(of row: Int) -> Int? {
    if let arranged { return arranged.firstIndex { Int($0) == row } }
    var start = 0
    for set in sets {
      if let index = set.firstIndex(of: row) { return start + index }
      start += set.count
    }
    return nil
  }

  /// Passes all rows in ascending order.
  package func forEachAscending(_ body: (Int) -> Void) {
    var all = RowSet()
    for set in sets { all.formUnion(set) }
    all.forEach(body)
  }

  /// Rearranges the rows within each rank; for few rows only.
  package mutating func arrange(_ order: (inout [UInt32]) -> Void) {
    var (before, after): ([UInt32], [UInt32]) = ([], [])
    for set in sets {
      var rows: [UInt32] = []
      set.forEach { rows.append(UInt32(truncatingIfNeeded: $0)) }
      before += rows
      order(&rows)
      after += rows
    }
    arranged = before == after ? nil : after
  }

  /// Adds a row with a higher number than all rows before.
  mutating func append(_ row: Int, _ rank: MatchRank) { sets[rank.rawValue].insert(row) }

  /// Adds rows of one rank among 64 consecutive ones. `bits` has a bit for each row, `first` is the
  /// number of the first; it may be negative if its bit is 0. No row may precede one added before.
  private mutating func append(_ bits: UInt64, from first: Int, to rank: Int) {
    let shift = UInt64(first & 63)
    sets[rank].insert(bits << shift, at: first >> 6)
    if shift > 0 { sets[rank].insert(bits >> (64 - shift), at: first >> 6 + 1) }
  }

  /// Adds the matching rows among `rows` of a column. `first` is the result's number for the first
  /// of `rows`; it must be higher than all numbers added before.
  package mutating func append(
    _ rows: Range<Int>, of column: FoldedColumn, matching query: SearchQuery, from first: Int
  ) {
    if let letters = column.letters, query.letters != 0 {
      if let letter = query.singleLetter {
        return append(rows, of: column, letters, letter, matching: query, from: first)
      }
      if append(rows, of: column, having: letters, matching: query, from: first) { return }
    }
    query.forEachMatch(in: column, rows) { row, rank in
      append(first + row - rows.lowerBound, rank)
    }
  }

  /// Adds the rows that have a letter, mostly without a look at their texts.
  private mutating func append(
    _ rows: Range<Int>, of column: FoldedColumn, _ letters: LetterBitmaps, _ letter: Int,
    matching query: SearchQuery, from first: Int
  ) {
    Self.forEachWord(of: rows) { word, mask in
      var (bits, undecided) = letters.ranks(of: letter, in: word)
      undecided &= mask
      while undecided != 0 {
        let row = word << 6 + undecided.trailingZeroBitCount
        if let rank = query.rank(of: column.text(of: row)) {
          bits[rank.rawValue] |= undecided & (0 &- undecided)
        }
        undecided &= undecided &- 1
      }
      let start = first + word << 6 - rows.lowerBound
      for rank in sets.indices { append(bits[rank] & mask, from: start, to: rank) }
    }
  }

  /// Adds the matching rows among those with all letters of the query; false, with nothing added,
  /// if those are so many that searching all bytes is as fast.
  private mutating func append(
    _ rows: Range<Int>, of column: FoldedColumn, having letters: LetterBitmaps,
    matching query: SearchQuery, from first: Int
  ) -> Bool {
    var count = 0
    Self.forEachWord(of: rows) { word, mask in
      count += (letters.rows(having: query.letters, in: word) & mask).nonzeroBitCount
    }
    guard count < rows.count / Self.fewRows else { return false }
    Self.forEachWord(of: rows) { word, mask in
      var candidates = letters.rows(having: query.letters, in: word) & mask
      while candidates != 0 {
        let row = word << 6 + candidates.trailingZeroBitCount
        append(first + row - rows.lowerBound, column.text(of: row), matching: query)
        candidates &= candidates &- 1
      }
    }
    return true
  }

  /// Passes each word of 64 rows that `rows` overlaps, by its index, with the bits of these rows.
  private static func forEachWord(of rows: Range<Int>, _ body: (Int, UInt64) -> Void) {
    guard !rows.isEmpty else { return }
    for word in rows.lowerBound >> 6...(rows.upperBound - 1) >> 6 {
      let start = max(rows.lowerBound - word << 6, 0)
      let end = min(rows.upperBound - word << 6, 64)
      body(word, (~0 as UInt64 >> UInt64(64 - (end - start))) << UInt64(start))
    }
  }

  /// Adds a row if its text matches.
  package mutating func append(_ row: Int, _ text: FoldedText, matching query: SearchQuery) {
    if let rank = query.rank(of: text) { append(row, rank) }
  }
}
