/// The available part of the text that records are parsed from: a window of a regular file; all of
/// a pipe's or of rewritten text so far.
package struct FileText {
  private var bytes: [UInt8] = []
  /// Offset of the first of the bytes.
  private var start = 0
  /// Whether nothing may be dropped, because it can't be read again.
  private var retainsAll: Bool
  private var rewriter: (any TextRewriter)?
  /// Bytes of the file that were taken so far.
  private(set) var taken = 0
  private(set) var isAtEnd = false

  /// - Parameter retainsAll: whether nothing may be dropped.
  package init(retainsAll: Bool) { self.retainsAll = retainsAll }

  /// A text that is there as a whole.
  init(whole bytes: [UInt8]) {
    self.bytes = bytes
    retainsAll = true
    isAtEnd = true
  }

  /// Whether the text exists only in memory.
  var isInMemory: Bool { retainsAll }

  /// Takes the next bytes of the file. `done` is the offset of the first byte that is still needed.
  mutating func append(_ next: ArraySlice<UInt8>, droppingBefore done: Int) {
    if !retainsAll, done > start {
      let count = min(done - start, bytes.count)
      bytes.removeFirst(count)
      start += count
    }
    taken += next.count
    guard rewriter != nil else { return bytes.append(contentsOf: next) }
    next.withUnsafeBufferPointer { rewriter?.append($0, to: &bytes) }
  }

  /// Takes the end of the file.
  mutating func end() {
    guard !isAtEnd else { return }
    isAtEnd = true
    rewriter?.finish(&bytes)
  }

  /// Rewrites the text so far, and everything appended later.
  mutating func rewrite(by rewriter: any TextRewriter) {
    let original = bytes
    (bytes, retainsAll, self.rewriter) = ([], true, rewriter)
    original.withUnsafeBufferPointer { self.rewriter?.append($0, to: &bytes) }
    if isAtEnd { self.rewriter?.finish(&bytes) }
  }

  /// Continues where the file ended before it grew.
  mutating func resume() { isAtEnd = false }

  /// Restarts at the beginning, which must be read again if it was dropped.
  mutating func restart() {
    guard start > 0 else { return }
    self = FileText(retainsAll: false)
  }

  /// Calls `body` with what there is from an offset on.
  func withWindow<Value, Failure: Error>(
    from offset: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      let first = min(max(offset - start, 0), bytes.count)
      return try body(UnsafeBufferPointer(rebasing: bytes[first...]))
    }
  }

  /// At most `count` bytes from an offset on.
  func prefix(_ count: Int, from offset: Int) -> ArraySlice<UInt8> {
    bytes.dropFirst(max(offset - start, 0)).prefix(count)
  }
}
