/// Finds a word in a column of folded texts by its first and last byte, sixteen offsets at once.
struct WordScanner {
  private typealias Vector = SIMD16<UInt8>
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let word: UnsafeBufferPointer<UInt8>
  let column: FoldedColumn

  /// Writes the rows with the word in ascending order, with ranks. `matches` has room for all rows.
  /// Returns the number written.
  func scan(_ rows: Range<Int>, into matches: UnsafeMutableBufferPointer<RankedRow>) -> Int {
    guard let first = word.first, let last = word.last, !rows.isEmpty else { return 0 }
    var writer = RowWriter(column, row: rows.lowerBound, matches)
    var offset = Int(column.starts[rows.lowerBound])
    // After the last offset where the word fits.
    let end = Int(column.starts[rows.upperBound]) - word.count + 1
    let heads = Vector(repeating: first)
    let tails = Vector(repeating: last)
    while end - offset >= Vector.scalarCount {
      var (word, later) = candidates(at: offset, heads, tails)
      var start = offset
      while true {
        if word == 0 {
          guard later != 0 else { break }
          (word, later, start) = (later, 0, offset + 8)
        }
        take(start + word.trailingZeroBitCount / 8, &writer)
        word &= word &- 1
      }
      offset += Vector.scalarCount
    }
    while offset < end {
      if column.bytes[offset] == first && column.bytes[offset + word.count - 1] == last {
        take(offset, &writer)
      }
      offset += 1
    }
    return writer.finish()
  }

  /// Sixteen offsets at once: the highest bit of each byte where the first and the last byte of the
  /// word fit.
  @inline(__always)
  private func candidates(at offset: Int, _ heads: Vector, _ tails: Vector) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(column.bytes)
    let first = bytes.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    let last = bytes.loadUnaligned(fromByteOffset: offset + word.count - 1, as: Vector.self)
    let mask = unsafeBitCast((first .== heads) .& (last .== tails), to: SIMD2<UInt64>.self)
    return (mask[0].littleEndian & Self.highs, mask[1].littleEndian & Self.highs)
  }

  /// Records the match if the rest of the word fits, too.
  @inline(__always)
  private func take(_ offset: Int, _ writer: inout RowWriter) {
    var index = 1
    while index < word.count - 1 {
      guard column.bytes[offset + index] == word[index] else { return }
      index += 1
    }
    writer.record(offset) { rank(of: offset, isTitle: $0 == offset) }
  }

  /// Adjacent bytes exist: a zero byte stands on either side of each field.
  @inline(__always)
  private func rank(of offset: Int, isTitle: Bool) -> MatchRank {
    if column.bytes[offset - 1] == 0 {
      return .field(isEntire: column.bytes[offset + word.count] == 0, isTitle: isTitle)
    }
    return Bits.isSet(offset, of: column.wordStarts) ? .wordStart : .inside
  }
}
