/// Search of many rows at once.
extension SearchQuery {
  /// The letter of a one-letter query, from 0, which is `a`; nil for any other query.
  var singleLetter: Int? {
    comparison == .words && bytes.count == 1 && letters != 0 ? letters.trailingZeroBitCount : nil
  }

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

  /// Rows per scan.
  private static let batch = 1_024

  /// Calls `body` with each matching row, ascending. The query isn't empty.
  func forEachMatch(in column: FoldedColumn, _ rows: Range<Int>, _ body: (Int, MatchRank) -> Void) {
    guard let longest = words.max(by: { $0.count < $1.count }) else { return }
    bytes.withUnsafeBufferPointer { query in
      switch comparison {
      case .words:
        let word = WordScanner(word: UnsafeBufferPointer(rebasing: query[longest]), column: column)
        Self.scan(rows, { word.scan($0, into: $1) }) { match in
          let row = Int(match.row)
          // With several words, the longest one only finds candidates.
          let rank = words.count == 1 ? match.rank : self.rank(of: column.text(of: row))
          if let rank { body(row, rank) }
        }
      case .letters:
        let scanner = ApproximateScanner(FuzzyMatcher(query), column)
        Self.scan(rows, { scanner.scan($0, into: $1) }) { body(Int($0.row), $0.rank) }
      case .spelling(let slips):
        SpellingMatcher.with(query, slips: slips) { matcher in
          let scanner = ApproximateScanner(matcher, column)
          Self.scan(rows, { scanner.scan($0, into: $1) }) { body(Int($0.row), $0.rank) }
        }
      }
    }
  }

  /// Scans rows in batches, and passes on each match.
  private static func scan(
    _ rows: Range<Int>,
    _ scan: (Range<Int>, UnsafeMutableBufferPointer<RankedRow>) -> Int,
    _ take: (RankedRow) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: RankedRow.self, capacity: batch) { matches in
      for start in stride(from: rows.lowerBound, to: rows.upperBound, by: batch) {
        let count = scan(start..<min(start + batch, rows.upperBound), matches)
        for match in matches.prefix(count) { take(match) }
      }
    }
  }
}

/// A matching row with its best rank.
struct RankedRow {
  let row: UInt32
  let rank: MatchRank
}

/// Collects the matching rows of a column from matches at ascending offsets.
struct RowWriter {
  private let starts: UnsafePointer<UInt32>
  private let matches: UnsafeMutableBufferPointer<RankedRow>
  private var count = 0
  private var row: Int
  private var end: Int
  private var best: MatchRank?

  init(_ column: FoldedColumn, row: Int, _ matches: UnsafeMutableBufferPointer<RankedRow>) {
    starts = column.starts
    self.matches = matches
    self.row = row
    end = Int(starts[row + 1])
  }

  /// Records a match at an offset. `rank` returns the rank for the offset of the row's title.
  @inline(__always)
  mutating func record(_ offset: Int, _ rank: (Int) -> MatchRank) {
    if offset >= end {
      flush()
      repeat {
        row += 1
        end = Int(starts[row + 1])
      } while offset >= end
    }
    let rank = rank(Int(starts[row]))
    best = best.map { min($0, rank) } ?? rank
  }

  mutating func finish() -> Int {
    flush()
    return count
  }

  @inline(__always)
  private mutating func flush() {
    guard let rank = best else { return }
    matches[count] = RankedRow(row: UInt32(truncatingIfNeeded: row), rank: rank)
    count += 1
    best = nil
  }
}
