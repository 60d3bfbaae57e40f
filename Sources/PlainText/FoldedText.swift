/// The text of a `Searchable`, wherever it is stored: a view of that memory.
package struct FoldedText {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The bits that say where words start, and the one of the first byte.
  private let wordStarts: UnsafeBufferPointer<UInt8>
  private let firstBit: Int

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, wordStarts: UnsafeBufferPointer<UInt8>, firstBit: Int = 0
  ) {
    self.bytes = bytes
    self.wordStarts = wordStarts
    self.firstBit = firstBit
  }

  /// Whether a word starts at a byte.
  func startsWord(at place: Int) -> Bool {
    let bit = firstBit + place
    return wordStarts[bit >> 3] >> UInt8(truncatingIfNeeded: bit & 7) & 1 == 1
  }

  /// Copies the bits to where none is set yet.
  ///
  /// - Parameters:
  ///   - target: as many bytes as `Bits.size` says, zero where nothing was copied to.
  ///   - place: the bit of the first byte.
  package func copyWordStarts(to target: UnsafeMutableRawPointer, at place: Int) {
    Bits.copy(
      bytes.count, from: wordStarts, at: firstBit,
      to: target.assumingMemoryBound(to: UInt8.self), at: place)
  }
}
