import JSONReader

/// Receives the records of a scan, each in the window that holds it.
package protocol RecordVisitor {
  /// Parses a record of JSON; what it leaves unread is skipped and validated. A record that the
  /// window cuts comes again from its start, so only `found` says that it was whole.
  mutating func read(_ reader: inout JSONReader) throws

  /// Takes the cells of a record that isn't JSON.
  mutating func read(_ cells: [RawCell], in bytes: UnsafeBufferPointer<UInt8>)

  /// Called after `read` for each record that is whole.
  mutating func found(_ range: RecordRange)
}

extension RecordVisitor {
  /// Leaves the record unread, for a visitor that only needs its range.
  package mutating func read(_ reader: inout JSONReader) throws {}
  /// Leaves the cells unread, for a visitor that only needs the record's range.
  package mutating func read(_ cells: [RawCell], in bytes: UnsafeBufferPointer<UInt8>) {}
}
