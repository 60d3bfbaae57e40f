/// A set of rows: a bit for each, and a running count before each 512 bits. A million rows take an
/// eighth of a megabyte, however many are in the set.
struct RowSet: Equatable, Sendable {
  private var words: [UInt64] = []
  private var counts: [UInt32] = []
  private(set) var count = 0

  /// Adds rows among 64 consecutive ones.
  ///
  /// - Parameters:
  ///   - bits: a bit for each row, none of which precedes a row of the set.
  ///   - index: number of the first row divided by 64.
  mutating func insert(_ bits: UInt64, at index: Int) {
    guard bits != 0 else { return }
    if words.count <= index {
      words.append(contentsOf: repeatElement(0, count: index + 1 - words.count))
    }
    while counts.count <= index >> 3 { counts.append(UInt32(truncatingIfNeeded: count)) }
    words[index] |= bits
    count += bits.nonzeroBitCount
  }

  /// Adds a row after all others.
  mutating func insert(_ row: Int) { insert(1 << UInt64(row & 63), at: row >> 6) }

  /// The row at an index, which is below `count`.
  subscript(index: Int) -> Int {
    var (low, high) = (0, counts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(counts[middle]) <= index { low = middle } else { high = middle }
    }
    var rest = index - Int(counts[low])
    var wordIndex = low << 3
    while words[wordIndex].nonzeroBitCount <= rest {
      rest -= words[wordIndex].nonzeroBitCount
      wordIndex += 1
    }
    var bits = words[wordIndex]
    for _ in 0..<rest { bits &= bits &- 1 }
    return wordIndex << 6 + bits.trailingZeroBitCount
  }

  /// Index of a row; nil if it isn't in the set.
  func firstIndex(of row: Int) -> Int? {
    let wordIndex = row >> 6
    guard row >= 0, wordIndex < words.count, words[wordIndex] >> UInt64(row & 63) & 1 == 1 else {
      return nil
    }
    let before = words[wordIndex] & (1 << UInt64(row & 63) - 1)
    return words[(wordIndex & ~7)..<wordIndex].reduce(
      Int(counts[wordIndex >> 3]) + before.nonzeroBitCount
    ) { $0 + $1.nonzeroBitCount }
  }

  /// Adds another set's rows, whatever their order.
  mutating func formUnion(_ other: RowSet) {
    guard count > 0 else { return self = other }
    let (mine, others) = (words, other.words)
    self = RowSet()
    for index in 0..<max(mine.count, others.count) {
      insert(
        (index < mine.count ? mine[index] : 0) | (index < others.count ? others[index] : 0),
        at: index)
    }
  }

  /// Passes each row, ascending.
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var bits = word
      while bits != 0 {
        body(index << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}
