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
