/// Folded texts of consecutive rows, one after another in memory, so that a search is one pass over
/// bytes: a zero byte, then each row's text and a zero byte. A text is that of a `Searchable`.
///
/// A view: valid for as long as whoever owns the memory, which never changes.
package struct FoldedColumn: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
  /// Where each row's text starts in `bytes`, and where one after the last would.
  let starts: UnsafePointer<UInt32>

  /// - Parameters:
  ///   - bytes: the texts.
  ///   - starts: aligned 32-bit numbers, one more than there are rows.
  package init(_ bytes: UnsafeRawPointer, starts: UnsafeRawPointer) {
    self.bytes = bytes.assumingMemoryBound(to: UInt8.self)
    self.starts = starts.assumingMemoryBound(to: UInt32.self)
  }

  /// The text of a row.
  package func text(of row: Int) -> UnsafeBufferPointer<UInt8> {
    let start = Int(starts[row])
    return UnsafeBufferPointer(start: bytes + start, count: Int(starts[row + 1]) - 1 - start)
  }
}
