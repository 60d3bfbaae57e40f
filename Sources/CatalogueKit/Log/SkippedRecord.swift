import JSONReader
import PlainText

/// An element of a response that is no readable record.
package struct SkippedRecord: Equatable, Sendable {
  /// From 0.
  package let index: Int
  package let reason: String

  /// More than so many are only counted.
  static let limit = 1_000
}

extension [SkippedRecord] {
  /// Adds the value at the reader's position.
  ///
  /// - Parameter names: the members that a record's number may stand in; any text will do in `url`.
  package mutating func add(
    _ index: Int, at reader: JSONReader, identifiedBy names: [String] = ["id"]
  ) {
    if count < SkippedRecord.limit {
      append(SkippedRecord(index: index, reason: reader.reasonForNoRecord(names)))
    }
  }
}

extension JSONReader {
  /// Why the value here is no record of any service, as far as that shows.
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
