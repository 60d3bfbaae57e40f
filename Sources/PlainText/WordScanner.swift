/// Finds a word in a column of folded texts by its first and last byte, 64 offsets at once.
struct WordScanner {
  private typealias Vector = SIMD64<UInt8>

  let word: UnsafeBufferPointer<UInt8>
  let column: FoldedColumn

  /// Records each occurrence of the word in `rows`.
  func scan(_ rows: Range<Int>, into writer: inout RankWriter) {
    guard let first = word.first, let last = word.last, !rows.isEmpty else { return }
    // The compiler keeps a local copy in registers, but not an `inout` parameter.
    var matches = writer
    var offset = column.start(of: rows.lowerBound)
    // After the last offset where the word fits.
    let end = column.start(of: rows.upperBound) - word.count + 1
    let heads = Vector(repeating: first)
    let tails = Vector(repeating: last)
    while end &- offset >= Vector.scalarCount {
      var candidates = candidates(at: offset, heads, tails)
      while candidates != 0 {
        take(offset &+ candidates.trailingZeroBitCount, &matches)
        candidates &= candidates &- 1
      }
      offset &+= Vector.scalarCount
    }
    while offset < end {
      if column.bytes[offset] == first && column.bytes[offset + word.count - 1] == last {
        take(offset, &matches)
      }
      offset += 1
    }
    writer = matches
  }

  /// A bit for each of 64 offsets where the first and the last byte of the word fit.
  @inline(__always)
  private func candidates(at offset: Int, _ heads: Vector, _ tails: Vector) -> UInt64 {
    let bytes = UnsafeRawPointer(column.bytes)
    let first = bytes.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    let last = bytes.loadUnaligned(fromByteOffset: offset + word.count - 1, as: Vector.self)
    let mask = unsafeBitCast((first .== heads) .& (last .== tails), to: SIMD8<UInt64>.self)
    let half = mask.lowHalf | mask.highHalf
    let quarter = half.lowHalf | half.highHalf
    guard quarter[0] | quarter[1] != 0 else { return 0 }
    var bits: UInt64 = 0
    for lane in 0..<8 {
      // Multiplying gathers the lowest bit of each byte in the product's highest byte, in order.
      let low = mask[lane].littleEndian & 0x0101_0101_0101_0101
      bits |= ((low &* 0x0102_0408_1020_4080) >> 56) << UInt64(lane * 8)
    }
    return bits
  }

  /// Records the match if the rest of the word fits, too.
  @inline(__always)
  private func take(_ offset: Int, _ writer: inout RankWriter) {
    var index = 1
    while index < word.count &- 1 {
      guard column.bytes[offset &+ index] == word[index] else { return }
      index &+= 1
    }
    // Adjacent bytes exist: a zero byte stands on either side of each field.
    let isField = column.bytes[offset &- 1] == 0
    let isEntire = column.bytes[offset &+ word.count] == 0
    let startsWord = Bits.isSet(offset, of: column.wordStarts)
    writer.record(offset) { title in
      isField
        ? .field(isEntire: isEntire, isTitle: title == offset) : startsWord ? .wordStart : .inside
    }
  }
}
