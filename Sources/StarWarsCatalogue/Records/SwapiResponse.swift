import CatalogueKit
import JSONReader
import SquadCore

/// A response of SWAPI in the shape of any host: `{count,next,results}`, a bare array, `{results}`,
/// `{result:{properties}}`, `{result:[…]}`, or a single record.
struct SwapiResponse<Record: SwapiRecord>: RefreshableValue {
  private var results = RecordArray<Record>()
  /// Number of records in the whole list; nil where the response does not state it.
  private(set) var total: Int?
  /// The query of the next page, on whatever host; nil for the last page.
  private(set) var next: String?
  private(set) var freshness: Freshness
  private var kind: SwapiKind
  private var requestedID: Int?
  /// Whether the response contains a list.
  private var isList = false
  /// The host's error message instead of records.
  private var message: String?

  /// Parses a list.
  init(_ body: [UInt8], of kind: SwapiKind, _ freshness: Freshness) throws(Failure) {
    try self.init(body, of: kind, requested: nil, freshness)
    guard isList || !records.isEmpty, !records.isEmpty || unreadable == 0 else {
      throw .service(.unreadable(message ?? "no \(kind.rawValue)"))
    }
  }

  /// Parses one record's own response.
  init(_ body: [UInt8], of reference: SwapiReference, _ freshness: Freshness) throws(Failure) {
    try self.init(body, of: reference.kind, requested: reference.id, freshness)
    // Any other record was not requested.
    results.records.removeAll { $0.id != reference.id }
    guard !records.isEmpty else {
      throw .service(.unreadable(message ?? "no \(reference.kind.rawValue)/\(reference.id)"))
    }
  }

  private init(
    _ body: [UInt8], of kind: SwapiKind, requested: Int?, _ freshness: Freshness
  ) throws(Failure) {
    self.kind = kind
    requestedID = requested
    self.freshness = freshness
    let empty = self
    self = try body.reading { reader in
      var response = empty
      try response.read(&reader)
      return response
    }
  }

  var records: [Record] { results.records }
  /// Number of invalid records.
  var unreadable: Int { results.unreadable }
  var skippedRecords: [SkippedRecord] { results.skippedRecords }

  func with(freshness: Freshness) -> SwapiResponse {
    var response = self
    response.freshness = freshness
    return response
  }

  private mutating func read(_ reader: inout JSONReader) throws {
    var draft = SwapiRecordBuilder<Record>(kind, requested: requestedID)
    if reader.isAtArray() {
      try readRecords(&reader)
    } else {
      try reader.members { key, reader in
        switch key {
        case "results", "result": try readRecords(&reader)
        case "count", "total_records": total = try reader.integer().map { max(0, $0) }
        case "next": next = try reader.text().map { String(Self.query(of: $0)) }
        case "detail", "message":
          let text = CatalogueText.line(try reader.text())
          // swapi.tech sends this with every successful response.
          message = text == "ok" ? nil : text
        default: try draft.read(key, from: &reader)
        }
      }
      if !isList, records.isEmpty, let record = draft.finished { results.records = [record] }
    }
    try reader.finish()
  }

  /// Parses an array of records, or one record; skips any other value.
  private mutating func readRecords(_ reader: inout JSONReader) throws {
    if reader.isAtArray() {
      isList = true
      try reader.elements { try readRecord(&$0) }
    } else if reader.isAtObject() {
      try readRecord(&reader)
    }
  }

  private mutating func readRecord(_ reader: inout JSONReader) throws {
    try results.parse(&reader, identifiedBy: ["url", "uid", "id"]) { reader in
      try SwapiRecordBuilder.record(kind, requested: requestedID, from: &reader)
    }
  }

  private static func query(of address: String) -> Substring {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return "" }
    return address[address.utf8.index(after: mark)...]
  }
}

extension SwapiResponse {
  /// The host's error message in a refusal; nil without one.
  static func errorMessage(_ body: [UInt8]) -> String? {
    try? body.reading { reader in
      var message: String?
      try reader.members { key, reader in
        switch key {
        case "detail", "message": message = CatalogueText.line(try reader.text())
        default: break
        }
      }
      return message
    }
  }
}
