/// Approximate comparison that begins at the start of a word.
protocol ApproximateMatcher {
  /// The two bytes that a match may begin with.
  var heads: (UInt8, UInt8) { get }

  /// End of the match that begins at `start`; nil if there is none.
  func end(in name: FoldedText, from start: Int) -> Int?
}

extension ApproximateMatcher {
  /// Rank of the best match; nil without one.
  func rank(of text: FoldedText) -> MatchRank? { best(in: text)?.rank }

  /// The best match, the first of several.
  func best(in text: FoldedText) -> (rank: MatchRank, range: Range<Int>)? {
    var best: (rank: MatchRank, range: Range<Int>)?
    for start in text.bytes.indices where text.startsWord(at: start) {
      guard let end = end(in: text, from: start) else { continue }
      let isFirst = start == 0 || text.bytes[start - 1] == 0
      let isLast = end == text.bytes.count || text.bytes[end] == 0
      let rank = Self.rank(startsField: isFirst, endsField: isLast, isTitle: start == 0)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, start..<end) }
    }
    return best
  }

  static func rank(startsField: Bool, endsField: Bool, isTitle: Bool) -> MatchRank {
    startsField ? .field(isEntire: endsField, isTitle: isTitle) : .wordStart
  }
}

/// Finds the rows that a matcher matches: tests sixteen offsets at once for the bytes that a match
/// may begin with, then for the start of a word.
struct ApproximateScanner<Matcher: ApproximateMatcher> {
  private typealias Vector = SIMD16<UInt8>

  private let matcher: Matcher
  private let column: FoldedColumn

  init(_ matcher: Matcher, _ column: FoldedColumn) {
    self.matcher = matcher
    self.column = column
  }

  /// Writes the matching rows in ascending order, with ranks. `matches` has room for all rows.
  /// Returns the number written.
  func scan(_ rows: Range<Int>, into matches: UnsafeMutableBufferPointer<RankedRow>) -> Int {
    guard !rows.isEmpty else { return 0 }
    let (first, second) = matcher.heads
    let names = column.texts(before: rows.upperBound)
    let text = names.bytes
    var writer = RowWriter(column, row: rows.lowerBound, matches)
    let heads = (Vector(repeating: first), Vector(repeating: second))
    var offset = Int(column.starts[rows.lowerBound])
    while offset + Vector.scalarCount <= text.count {
      var mask = candidates(at: offset, heads)
      for half in 0..<2 {
        while mask[half] != 0 {
          let candidate = offset + half * 8 + mask[half].trailingZeroBitCount / 8
          take(candidate, in: names, &writer)
          mask[half] &= mask[half] &- 1
        }
      }
      offset += Vector.scalarCount
    }
    while offset < text.count {
      if text[offset] == first || text[offset] == second { take(offset, in: names, &writer) }
      offset += 1
    }
    return writer.finish()
  }

  /// Sixteen offsets at once: the highest bit of each byte that is one of the two letters.
  @inline(__always)
  private func candidates(at offset: Int, _ heads: (Vector, Vector)) -> SIMD2<UInt64> {
    let bytes = UnsafeRawPointer(column.bytes).loadUnaligned(
      fromByteOffset: offset, as: Vector.self)
    let isHead = (bytes .== heads.0) .| (bytes .== heads.1)
    let mask = unsafeBitCast(isHead, to: SIMD2<UInt64>.self)
    let highs: UInt64 = 0x8080_8080_8080_8080
    return SIMD2(mask[0].littleEndian & highs, mask[1].littleEndian & highs)
  }

  /// Adjacent bytes exist: a zero byte stands on either side of each field.
  @inline(__always)
  private func take(_ offset: Int, in names: FoldedText, _ writer: inout RowWriter) {
    guard names.startsWord(at: offset), let end = matcher.end(in: names, from: offset) else {
      return
    }
    writer.record(offset) { title in
      Matcher.rank(
        startsField: names.bytes[offset - 1] == 0, endsField: names.bytes[end] == 0,
        isTitle: offset == title)
    }
  }
}
