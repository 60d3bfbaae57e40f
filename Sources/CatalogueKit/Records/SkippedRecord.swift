import Basics
import JSONReader
import PlainText
import SquadCore

/// An element of a response that isn't a valid record.
package struct SkippedRecord: Equatable, Sendable {
  /// Index in the response from 0, valid records included.
  package let index: Int
  /// `no id, no name`, `not an object`, or `unknown`.
  package let reason: String

  /// Maximum number of stored elements; further ones are only counted.
  static let limit = 1_000
}

extension [SkippedRecord] {
  /// Adds the value at the reader's position. `names` are the members that may hold a record's id:
  /// a positive number, or any text in `url`.
  package mutating func add(
    _ index: Int, at reader: JSONReader, identifiedBy names: [String] = ["id"]
  ) {
    if count < SkippedRecord.limit {
      append(SkippedRecord(index: index, reason: reader.reasonForNoRecord(names)))
    }
  }
}

extension JSONReader {
  /// The reason why this value isn't a record, as far as its members show it.
  fileprivate func reasonForNoRecord(_ names: [String]) -> String {
    var reader = self
    var lacks = ["id", "name"]
    let isObject = try? reader.members { key, reader in
      switch key.text {
      case "name", "title":
        if !PlainText.line(try reader.text() ?? "").isEmpty { lacks.removeAll { $0 == "name" } }
      case "url" where names.contains("url"):
        if try reader.text() != nil { lacks.removeAll { $0 == "id" } }
      case let name where names.contains(name):
        if try reader.integer() ?? 0 > 0 { lacks.removeAll { $0 == "id" } }
      default: break
      }
    }
    guard isObject == true else { return "not an object" }
    return lacks.isEmpty ? "unknown" : "no " + lacks.joined(separator: ", no ")
  }
}

/// Logs the invalid records of a response.
package struct SkippedRecordLog: Sendable {
  private let log: Log
  private let catalogue: CatalogueID
  /// Path of the request below the service's address.
  private let path: String

  /// Nil where nothing is logged.
  package init?(_ log: Log, _ catalogue: CatalogueID, _ path: String) {
    guard log.isOn else { return nil }
    self.log = log
    self.catalogue = catalogue
    self.path = path
  }

  /// Logs records of a response that begins at `offset` in its list and was fetched at `moment`.
  package func record(_ skipped: [SkippedRecord], offset: Int = 0, at moment: Moment) {
    for record in skipped {
      log(
        .unreadable(
          UnreadableRecord(
            catalogue: catalogue, path: path, offset: offset, index: record.index,
            reason: record.reason, moment: moment)))
    }
  }
}
