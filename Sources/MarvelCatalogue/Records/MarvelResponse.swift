import CatalogueKit
import JSONReader

/// A response of the Marvel API: a page of records, or a refusal with its reason.
struct MarvelResponse<Record> {
  /// A number or a word: `200`, `ResourceNotFound`.
  private(set) var code: String?
  /// The server's error message in a refusal.
  private(set) var reason: String?
  /// The credit that the data requires.
  private(set) var attribution: String?
  /// Nil in a refusal.
  private(set) var page: MarvelPage<Record>?

  /// Parses a response, and counts each record for which `record` returns nil as invalid. Throws
  /// `JSONError`.
  init(from reader: inout JSONReader, record: (inout JSONReader) throws -> Record?) throws {
    var status: String?
    try reader.members { key, reader in
      switch key {
      case "code": code = try reader.text()
      case "status": status = try reader.text()
      case "message": reason = try reader.text()
      case "attributionText": attribution = try reader.text()
      case "data": page = try MarvelPage(from: &reader, record: record)
      default: break
      }
    }
    try reader.finish()
    if page == nil { reason = reason ?? status }
  }
}

/// One page of a list of the Marvel API.
struct MarvelPage<Record> {
  /// Offset in the whole list.
  private(set) var offset = 0
  /// Number of requested records.
  private(set) var limit: Int?
  /// Number of records in the whole list.
  private(set) var total: Int?
  private(set) var results = RecordArray<Record>()
  /// Whether there is a list of results, which may be empty.
  private(set) var isList = false

  init?(from reader: inout JSONReader, record: (inout JSONReader) throws -> Record?) throws {
    let isPage = try reader.members { key, reader in
      switch key {
      case "offset": offset = max(0, try reader.integer() ?? 0)
      case "limit": limit = try reader.integer().map { max(0, $0) }
      case "total": total = try reader.integer().map { max(0, $0) }
      case "results": isList = try reader.elements { try results.parse(&$0, record) }
      default: break
      }
    }
    guard isPage else { return nil }
  }

  var records: [Record] { results.records }
  /// Number of invalid records.
  var unreadable: Int { results.unreadable }
  var skippedRecords: [SkippedRecord] { results.skippedRecords }
}
