import JSONReader

/// The limit on the rows of one response, which bounds the memory that parsing it takes. A service
/// that ignores the page size and sends its whole list stays below it.
enum RowLimit {
  static let rows = 20_000
}

/// The records parsed from a JSON array, and its elements that are none.
package struct RecordArray<Record> {
  package var records: [Record] = []
  /// Byte ranges of the parsed records, in their order.
  package private(set) var ranges: [Range<Int>] = []
  /// Elements that are no record.
  package private(set) var unreadable = 0
  package private(set) var skippedRecords: [SkippedRecord] = []

  package init() {}

  /// Parses the next element; one for which `record` is nil is counted, not missed. Throws
  /// `JSONProblem`, also beyond `RowLimit.rows`.
  ///
  /// - Parameter names: the members that a record's number may stand in.
  package mutating func parse(
    _ reader: inout JSONReader, identifiedBy names: [String] = ["id"],
    _ record: (inout JSONReader) throws -> Record?
  ) throws {
    guard records.count + unreadable < RowLimit.rows else {
      throw reader.problem(JSONProblem.tooManyElements)
    }
    let start = reader
    if let record = try record(&reader) {
      records.append(record)
      return ranges.append(start.position..<reader.position)
    }
    skippedRecords.add(records.count + unreadable, at: start, identifiedBy: names)
    unreadable += 1
  }
}

extension RecordArray where Record: ListedRecord {
  /// Parses a response or a file that is one array. Throws `JSONProblem`.
  package init(from reader: inout JSONReader) throws {
    try reader.array(of: Record.plural) { reader in try parse(&reader) { try Record(from: &$0) } }
  }
}

extension RecordArray: Sendable where Record: Sendable {}
