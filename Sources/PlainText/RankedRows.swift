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
    let difference = first - rows.lowerBound
    func add(_ word: Int, _ ranks: RankBits, undecided: UInt64 = 0) {
      let ranks = query.decided(ranks, undecided, in: word, of: column)
      for rank in sets.indices { append(ranks[rank], from: word << 6 + difference, to: rank) }
    }
    let letters = query.letters == 0 ? nil : column.letters
    if let letters, let letter = query.singleLetter {
      return Self.forEachWord(of: rows) { word, mask in
        let (ranks, undecided) = letters.ranks(of: letter, in: word)
        add(word, ranks & mask, undecided: undecided & mask)
      }
    }
    func candidates(in word: Int) -> UInt64 {
      letters?.rows(having: query.letters, in: word) ?? ~0
    }
    if letters != nil {
      var count = 0
      Self.forEachWord(of: rows) { count += (candidates(in: $0) & $1).nonzeroBitCount }
      if count < rows.count / Self.fewRows {
        return Self.forEachWord(of: rows) {
          add($0, RankBits(), undecided: candidates(in: $0) & $1)
        }
      }
    }
    query.forEachMatch(in: column, rows) { word, ranks in
      guard query.hasSeveralWords else { return add(word, ranks) }
      // The scan looks for the longest word only, so its matches are candidates.
      let found = MatchRank.allCases.indices.reduce(0) { $0 | ranks[$1] }
      add(word, RankBits(), undecided: found & candidates(in: word))
    }
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
