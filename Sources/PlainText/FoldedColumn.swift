/// Folded texts of consecutive rows in one block of memory, so that a search is one pass over
/// bytes: a zero byte, then each row's `Searchable` text and a zero byte; after all of them, a bit
/// per byte that marks where words start.
///
/// A view: valid while its owner keeps the memory, which never changes.
package struct FoldedColumn: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
  /// Offsets of the rows' texts in `bytes`, and of the end.
  let starts: UnsafePointer<UInt32>
  /// A bit per byte; see `Bits`.
  let wordStarts: UnsafePointer<UInt8>

  /// - Parameters:
  ///   - bytes: the texts, then the bits.
  ///   - starts: aligned 32-bit offsets, one more than rows.
  package init(_ bytes: UnsafeRawPointer, starts: UnsafeRawPointer, rowCount: Int) {
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
    self.starts = starts.assumingMemoryBound(to: UInt32.self)
    wordStarts = self.bytes + Int(self.starts[rowCount])
  }

  /// Offset of a row's text, or of the end.
  package func start(of row: Int) -> Int { Int(starts[row]) }

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
