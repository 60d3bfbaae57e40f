import CatalogueKit
import JSONReader

/// An element `{"type": …, "url": …}` of a record's array: an address, a text, a price, a date.
struct MarvelTyped<Value: Sendable>: Sendable {
  /// `detail`, `issue_solicit_text`, `printPrice` …; may be empty.
  let type: String
  let value: Value

  /// Parses an array; elements without a value are left out. Throws `JSONProblem`.
  ///
  /// - Parameter name: the member that has the value.
  static func array(
    _ name: StaticString, from reader: inout JSONReader,
    _ value: (inout JSONReader) throws -> Value?
  ) throws -> [MarvelTyped] {
    try reader.values { reader in
      var type = ""
      var parsed: Value?
      try reader.members { key, reader in
        switch key {
        case "type": type = try reader.text() ?? ""
        case name: parsed = try value(&reader)
        default: break
        }
      }
      return parsed.map { MarvelTyped(type: type, value: $0) }
    }
  }
}
