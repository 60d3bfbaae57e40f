/// Range of a record in its file. For the member of an object it begins at the member's name.
package struct RecordRange: Equatable, Sendable {
  /// In bytes; in the rewritten text, where there is a `TextRewriter`.
  package let offset: Int
  /// In bytes; records are at most `ReadingLimit.record` long.
  package let length: Int32

  /// `length` is in bytes; it is stored in 32 bits.
  package init(offset: Int, length: Int) {
    self.offset = offset
    self.length = Int32(clamping: length)
  }

  /// Offset after its last byte.
  package var end: Int { offset + Int(length) }
}
