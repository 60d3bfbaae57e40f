/// Place of a record in its file. For the member of an object it begins at the member's name.
package struct RecordRange: Equatable, Sendable {
  package let offset: Int
  package let length: Int32

  package init(offset: Int, length: Int) {
    self.offset = offset
    self.length = Int32(clamping: length)
  }

  package var end: Int { offset + Int(length) }
}
