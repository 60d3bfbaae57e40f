/// Search of many rows at once.
extension SearchQuery {
  /// The letter of a one-letter query, from 0, which is `a`; nil for any other query.
  var singleLetter: Int? {
    comparison == .words && bytes.count == 1 && letters != 0 ? letters.trailingZeroBitCount : nil
  }

  var hasSeveralWords: Bool { comparison == .words && words.count > 1 }

  /// The letters that every match has; none for a query by spelling.
  var letters: UInt32 {
    if case .spelling = comparison { return 0 }
    return bytes.reduce(0) { $0 | LetterBitmaps.letter($1) }
  }

  /// Whether every match of this query also matches another: each of the other's words is part of
  /// one of these. False for a loose query, since the other found nothing.
  package func narrows(_ other: SearchQuery) -> Bool {
    bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer { others in
        other.words.allSatisfy { word in
          let needle = UnsafeBufferPointer(rebasing: others[word])
          return words.contains {
            ByteSearch.first(needle, in: UnsafeBufferPointer(rebasing: mine[$0]), from: 0) != nil
          }
        }
      }
    }
  }

  /// Adds the `undecided` rows whose texts match to `ranks`: those of which letters, or one of
  /// several words, don't tell whether they match. `word` is the index of the 64 rows.
  func decided(
    _ ranks: RankBits, _ undecided: UInt64, in word: Int, of column: FoldedColumn
  ) -> RankBits {
    var (ranks, undecided) = (ranks, undecided)
    while undecided != 0 {
      if let rank = rank(of: column.text(of: word << 6 + undecided.trailingZeroBitCount)) {
        ranks[rank.rawValue] |= undecided & (0 &- undecided)
      }
      undecided &= undecided &- 1
    }
    return ranks
  }

  /// Rows per scan.
  private static let batch = 1_024

  /// Finds the matching rows among `rows`, and passes their ranks for 64 rows at a time, with the
  /// index of these 64. The query must not be empty.
  func forEachMatch(in column: FoldedColumn, _ rows: Range<Int>, _ body: (Int, RankBits) -> Void) {
    guard let longest = words.max(by: { $0.count < $1.count }) else { return }
    bytes.withUnsafeBufferPointer { query in
      switch comparison {
      case .words:
        let word = WordScanner(word: UnsafeBufferPointer(rebasing: query[longest]), column: column)
        Self.scan(rows, of: column, { word.scan($0, into: &$1) }, body)
      case .letters:
        let scanner = ApproximateScanner(FuzzyMatcher(query), column)
        Self.scan(rows, of: column, { scanner.scan($0, into: &$1) }, body)
      case .spelling(let slips):
        SpellingMatcher.with(query, slips: slips) { matcher in
          let scanner = ApproximateScanner(matcher, column)
          Self.scan(rows, of: column, { scanner.scan($0, into: &$1) }, body)
        }
      }
    }
  }

  /// Scans rows in batches, so that the bits of their ranks stay in the processor's cache.
  private static func scan(
    _ rows: Range<Int>, of column: FoldedColumn, _ scan: (Range<Int>, inout RankWriter) -> Void,
    _ body: (Int, RankBits) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: batch / 64 * RankBits.scalarCount) {
      planes in
      var start = rows.lowerBound
      while start < rows.upperBound {
        let end = min((start / batch + 1) * batch, rows.upperBound)
        var writer = RankWriter(column, row: start, planes)
        scan(start..<end, &writer)
        for word in start >> 6...(end - 1) >> 6 { body(word, writer.ranks(of: word)) }
        start = end
      }
    }
  }
}

/// Ranks of 64 rows: a bit set of rows for each rank, indexed by the rank's raw value.
typealias RankBits = SIMD8<UInt64>

/// Collects the ranks of rows from matches at ascending offsets.
struct RankWriter {
  private let starts: UnsafePointer<UInt32>
  /// For each 64 rows, a bit set of the rows with a match of each rank.
  private let planes: UnsafeMutableBufferPointer<UInt64>
  private let firstWord: Int
  private var row: Int
  private var end: Int

  /// Begins at `row`. Clears `planes`, which must have room for all rows of the scan.
  init(_ column: FoldedColumn, row: Int, _ planes: UnsafeMutableBufferPointer<UInt64>) {
    starts = column.starts
    self.planes = planes
    self.row = row
    firstWord = row >> 6
    end = Int(starts[row + 1])
    planes.initialize(repeating: 0)
  }

  /// Records a match at an offset. `rank` returns the rank for the offset of the row's title.
  @inline(__always)
  mutating func record(_ offset: Int, _ rank: (Int) -> MatchRank) {
    while offset >= end {
      row &+= 1
      end = Int(starts[row &+ 1])
    }
    let rank = rank(Int(starts[row]))
    planes[(row >> 6 &- firstWord) &* RankBits.scalarCount &+ rank.rawValue] |=
      1 &<< UInt64(row & 63)
  }

  /// The ranks of 64 rows, where each row has only its best one.
  func ranks(of word: Int) -> RankBits {
    var (ranks, rest) = (RankBits(), ~0 as UInt64)
    for rank in MatchRank.allCases.indices {
      let rows = planes[(word - firstWord) * RankBits.scalarCount + rank] & rest
      ranks[rank] = rows
      rest &= ~rows
    }
    return ranks
  }
}
