/// View of a `Searchable`'s text, wherever it is stored.
package struct FoldedText {
  /// Folded UTF-8: a title, then each alias after a zero byte. Of several rows, each ends in one.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Bits that mark where words start, and the bit of the first byte.
  private let wordStarts: UnsafeBufferPointer<UInt8>
  private let firstBit: Int

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, wordStarts: UnsafeBufferPointer<UInt8>, firstBit: Int = 0
  ) {
    self.bytes = bytes
    self.wordStarts = wordStarts
    self.firstBit = firstBit
  }

  func startsWord(at offset: Int) -> Bool {
    let bit = firstBit + offset
    return wordStarts[bit >> 3] >> UInt8(truncatingIfNeeded: bit & 7) & 1 == 1
  }

  /// Passes the offset of each word's start.
  func forEachWordStart(_ body: (Int) -> Void) {
    for offset in stride(from: 0, to: bytes.count, by: Bits.atOnce) {
      var bits = Bits.load(from: UnsafeRawBufferPointer(wordStarts), at: firstBit + offset)
      while bits != 0 {
        let start = offset + bits.trailingZeroBitCount
        guard start < bytes.count else { return }
        body(start)
        bits &= bits &- 1
      }
    }
  }

  /// Copies the bits of word starts to where none is set yet.
  ///
  /// - Parameters:
  ///   - target: `Bits.size` bytes, zero where nothing was copied to.
  ///   - offset: bit of the first byte.
  package func copyWordStarts(to target: UnsafeMutableRawBufferPointer, at offset: Int) {
    Bits.copy(
      bytes.count, from: UnsafeRawBufferPointer(wordStarts), at: firstBit, to: target, at: offset)
  }
}

/// Folded texts of consecutive rows in one block of memory, so that a search is one pass over
/// bytes: a zero byte, then each row's `Searchable` text and a zero byte; after all of them, a bit
/// per byte that marks where words start.
///
/// A view: valid while its owner keeps the memory, which never changes.
package struct FoldedColumn: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
  /// Offsets of the rows' texts in `bytes`, and of the end.
  let starts: UnsafePointer<UInt32>
  /// A bit per byte, set where a word starts; see `Bits`.
  let wordStarts: UnsafePointer<UInt8>
  /// The letters that the rows have; nil for few rows.
  package let letters: LetterBitmaps?

  /// `bytes` has the texts, then the bits. `starts` has aligned 32-bit offsets, one more than rows.
  package init(
    _ bytes: UnsafeRawPointer, starts: UnsafeRawPointer, rowCount: Int,
    letters: LetterBitmaps? = nil
  ) {
    self.letters = letters
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
    self.starts = starts.assumingMemoryBound(to: UInt32.self)
    wordStarts = self.bytes + Int(self.starts[rowCount])
  }

  /// Offset of a row's text, or of the end.
  package func start(of row: Int) -> Int { Int(starts[row]) }

  /// Reads the first byte of a row's text and of its word starts, so that the processor fetches
  /// them. The value means nothing.
  package func touch(_ row: Int) -> UInt8 {
    let start = Int(starts[row])
    return bytes[start] ^ wordStarts[start >> 3]
  }

  /// A row's text without its zero byte.
  package func text(of row: Int) -> FoldedText {
    text(Int(starts[row])..<Int(starts[row + 1]) - 1)
  }

  /// The texts of consecutive rows, each with its zero byte.
  package func texts(of rows: Range<Int>) -> FoldedText {
    text(Int(starts[rows.lowerBound])..<Int(starts[rows.upperBound]))
  }

  private func text(_ range: Range<Int>) -> FoldedText {
    FoldedText(
      UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      wordStarts: UnsafeBufferPointer(start: wordStarts, count: Bits.size(range.upperBound)),
      firstBit: range.lowerBound)
  }
}

/// Bit sets in memory, the lowest bit of each byte first.
package enum Bits {
  /// Bytes for `count` bits, and enough more for `load` to read a whole word at the last one.
  package static func size(_ count: Int) -> Int { count / 8 + 9 }

  /// Bits of a 64-bit word that remain valid after the shift to any bit of its first byte, rounded
  /// down to whole bytes.
  static let atOnce = 56

  static func isSet(_ bit: Int, of bytes: UnsafePointer<UInt8>) -> Bool {
    bytes[bit >> 3] >> UInt8(truncatingIfNeeded: bit & 7) & 1 == 1
  }

  /// The `atOnce` bits from a bit on, that bit lowest.
  @inline(__always)
  static func load(from bytes: UnsafeRawBufferPointer, at bit: Int) -> UInt64 {
    let word = bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self).littleEndian
    return word >> UInt64(bit & 7) & (1 << UInt64(atOnce) - 1)
  }

  /// Copies bits to where none is set yet.
  static func copy(
    _ count: Int, from source: UnsafeRawBufferPointer, at first: Int,
    to target: UnsafeMutableRawBufferPointer, at offset: Int
  ) {
    for done in stride(from: 0, to: count, by: atOnce) {
      let bits = load(from: source, at: first + done)
      let part = bits & (1 << UInt64(min(count - done, atOnce)) - 1)
      let (byte, shift) = ((offset + done) >> 3, UInt64((offset + done) & 7))
      let word = target.loadUnaligned(fromByteOffset: byte, as: UInt64.self).littleEndian
      target.storeBytes(
        of: (word | part << shift).littleEndian, toByteOffset: byte, as: UInt64.self)
    }
  }
}
