import JSONReader

/// An element `{"type": …, "url": …}` of a record's array: an address, a text, a price or a date.
struct TypedValue<Value: Sendable>: Sendable {
  /// `detail`, `issue_solicit_text`, `printPrice` …; may be empty.
  let type: String
  let value: Value

  /// Parses an array without the elements that have no value. `name` is the member with the value.
  /// Throws `JSONError`.
  static func array(
    _ name: StaticString, from reader: inout JSONReader,
    _ value: (inout JSONReader) throws -> Value?
  ) throws -> [TypedValue] {
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
      return parsed.map { TypedValue(type: type, value: $0) }
    }
  }
}
