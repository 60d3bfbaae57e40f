import JSONReader

/// A JSON array of records, as a service gives it or a bundled file has it.
package struct RecordFile<Record: ListedRecord> {
  package private(set) var records: [Record] = []
  /// Elements that are no record.
  package private(set) var unreadable = 0
  package private(set) var skippedRecords: [SkippedRecord] = []

  /// Throws `JSONProblem`.
  package init(from reader: inout JSONReader) throws {
    try reader.array(of: Record.plural) { reader in
      let start = reader
      if let record = try Record(from: &reader) { return records.append(record) }
      skippedRecords.add(records.count + unreadable, at: start)
      unreadable += 1
    }
  }
}

extension JSONReader {
  /// Reads a text that is one array. Throws `JSONProblem`, also where it is something else.
  ///
  /// - Parameter name: what its elements are, for the error.
  package mutating func array(
    of name: String, _ element: (inout JSONReader) throws -> Void
  ) throws {
    skipSpace()
    let start = self
    let isArray = try elements(element)
    try finish()
    guard isArray else { throw start.problem("not a list of \(name)") }
  }
}
