import JSONReader
import SquadCore

/// Maximum number of rows in one response, which bounds the memory of parsing it. The whole list of
/// a service that ignores the page size stays below it.
enum RowLimit {
  static let rows = 20_000
}

/// The records of a JSON array, and its invalid elements.
package struct RecordArray<Record> {
  /// The valid records, in the array's order.
  package var records: [Record] = []
  /// Byte ranges of the records, in order.
  package private(set) var ranges: [Range<Int>] = []
  /// Number of invalid elements.
  package private(set) var unreadable = 0
  /// The invalid elements, at most `SkippedRecord.limit` of them.
  package private(set) var skippedRecords: [SkippedRecord] = []

  /// Creates an empty array, for `parse` to fill.
  package init() {}

  /// Parses the next element, and counts it as invalid where `record` returns nil. `names` are
  /// members that may hold a record's id. Throws `JSONError`, also beyond `RowLimit.rows`.
  package mutating func parse(
    _ reader: inout JSONReader, identifiedBy names: [String] = ["id"],
    _ record: (inout JSONReader) throws -> Record?
  ) throws {
    guard records.count + unreadable < RowLimit.rows else {
      throw reader.problem(JSONError.tooManyElements)
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

extension RecordArray {
  /// Parses a response or a file that is one array. Throws `JSONError`, also for any other value.
  init(
    arrayOf plural: String, from reader: inout JSONReader,
    _ record: (inout JSONReader) throws -> Record?
  ) throws {
    reader.skipSpace()
    let start = reader
    let isArray = try reader.elements { try parse(&$0, record) }
    try reader.finish()
    guard isArray else { throw start.problem("not a list of \(plural)") }
  }

  /// Parses a response or a file that is one array of listed records. Throws `JSONError`, also
  /// for any other value.
  package init(from reader: inout JSONReader) throws where Record: ListedRecord {
    try self.init(arrayOf: Record.plural, from: &reader) { try Record(from: &$0) }
  }
}

extension RecordArray: Sendable where Record: Sendable {}

/// Byte ranges of a response's records by id: 16 bytes each, instead of a record.
package struct RecordRanges: Sendable {
  /// Ascending.
  private let ids: [Int]
  private let ranges: [(start: UInt32, count: UInt32)]

  /// Keeps the first of records with the same id.
  package init<Record>(_ array: RecordArray<Record>, _ id: (Record) -> Int) {
    let ranges = Dictionary(zip(array.records.map(id), array.ranges)) { first, _ in first }
    let sorted = ranges.sorted { $0.key < $1.key }
    ids = sorted.map(\.key)
    self.ranges = sorted.map {
      (UInt32(clamping: $0.value.lowerBound), UInt32(clamping: $0.value.count))
    }
  }

  var count: Int { ids.count }

  /// The bytes of a record; nil where the response has none with that id.
  package subscript(id: Int) -> Range<Int>? {
    let index = ids.indices.partitioningIndex { ids[$0] >= id }
    guard index < ids.count, ids[index] == id else { return nil }
    let start = Int(ranges[index].start)
    return start..<start + Int(ranges[index].count)
  }
}
