/// Finds a word in a column of folded texts, sixteen places at once by its first and its last byte.
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
    var place = Int(column.starts[rows.lowerBound])
    // After the last place where the word fits.
    let end = Int(column.starts[rows.upperBound]) - word.count + 1
    let heads = Vector(repeating: first)
    let tails = Vector(repeating: last)
    while place < end {
      guard end - place >= Vector.scalarCount else { break }
      var (word, later) = candidates(at: place, heads, tails)
      var start = place
      while true {
        if word == 0 {
          guard later != 0 else { break }
          (word, later, start) = (later, 0, place + 8)
        }
        take(start + word.trailingZeroBitCount / 8, &writer)
        word &= word &- 1
      }
      place += Vector.scalarCount
    }
    while place < end {
      if column.bytes[place] == first && column.bytes[place + word.count - 1] == last {
        take(place, &writer)
      }
      place += 1
    }
    return writer.finish()
  }

  /// Sixteen places at once: the highest bit of each byte where the first and the last byte of the
  /// word fit.
  @inline(__always)
  private func candidates(at place: Int, _ heads: Vector, _ tails: Vector) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(column.bytes)
    let first = bytes.loadUnaligned(fromByteOffset: place, as: Vector.self)
    let last = bytes.loadUnaligned(fromByteOffset: place + word.count - 1, as: Vector.self)
    let mask = unsafeBitCast((first .== heads) .& (last .== tails), to: SIMD2<UInt64>.self)
    return (mask[0].littleEndian & Self.highs, mask[1].littleEndian & Self.highs)
  }

  /// Records the place if the rest of the word fits, too.
  @inline(__always)
  private func take(_ place: Int, _ writer: inout RowWriter) {
    var offset = 1
    while offset < word.count - 1 {
      guard column.bytes[place + offset] == word[offset] else { return }
      offset += 1
    }
    writer.record(place) { rank(of: place, isTitle: $0 == place) }
  }

  /// Adjacent bytes exist: a zero byte stands on either side of each field.
  @inline(__always)
  private func rank(of place: Int, isTitle: Bool) -> MatchRank {
    if column.bytes[place - 1] == 0 {
      return .field(isEntire: column.bytes[place + word.count] == 0, isTitle: isTitle)
    }
    return Bits.isSet(place, of: column.wordStarts) ? .wordStart : .inside
  }
}
