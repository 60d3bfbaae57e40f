/// Folded texts of consecutive rows, one after another in memory, so that a search is one pass over
/// bytes: a zero byte, then each row's text and a zero byte; then the bits that say where words
/// start. A text is that of a `Searchable`.
///
/// A view: valid for as long as whoever owns the memory, which never changes.
package struct FoldedColumn: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
  /// Where each row's text starts in `bytes`, and where one after the last would.
  let starts: UnsafePointer<UInt32>
  /// A bit for each of the bytes.
  let wordStarts: UnsafePointer<UInt8>

  /// - Parameters:
  ///   - bytes: the texts, then the bits.
  ///   - starts: aligned 32-bit numbers, one more than there are rows.
  package init(_ bytes: UnsafeRawPointer, starts: UnsafeRawPointer, rowCount: Int) {
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
    self.starts = starts.assumingMemoryBound(to: UInt32.self)
    wordStarts = self.bytes + Int(self.starts[rowCount])
  }

  /// Where the text of a row starts, or of one after the last would.
  package func start(of row: Int) -> Int { Int(starts[row]) }

  /// The text of a row.
  package func text(of row: Int) -> FoldedText {
    text(Int(starts[row])..<Int(starts[row + 1]) - 1)
  }

  /// The texts of some rows, each with the zero byte after it.
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
