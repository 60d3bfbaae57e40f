/// View of a `Searchable`'s text, wherever it is stored.
package struct FoldedText {
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

  func startsWord(at place: Int) -> Bool {
    let bit = firstBit + place
    return wordStarts[bit >> 3] >> UInt8(truncatingIfNeeded: bit & 7) & 1 == 1
  }

  /// Copies the bits of word starts to a place where none is set yet.
  ///
  /// - Parameters:
  ///   - target: `Bits.size` bytes, zero where nothing was copied to.
  ///   - place: bit of the first byte.
  package func copyWordStarts(to target: UnsafeMutableRawPointer, at place: Int) {
    Bits.copy(
      bytes.count, from: wordStarts, at: firstBit,
      to: target.assumingMemoryBound(to: UInt8.self), at: place)
  }
}
