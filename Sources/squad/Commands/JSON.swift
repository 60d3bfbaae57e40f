import OwnCatalogue

/// JSON output of the commands, with keys in the documented order. Not by the toolchain's encoder,
/// which would cost every start more than a millisecond.
typealias JSON = RecordValue

extension RecordValue {
  /// An object with these members, in this order.
  static func record(_ members: [(key: String, value: RecordValue)]) -> RecordValue {
    .object(members.map { RecordValue.Member($0.key, $0.value) })
  }

  /// Indented JSON.
  var indented: String { written(indent: "") }

  /// JSON of one line, with a space after each comma and colon.
  var oneLine: String { written(indent: nil) }

  /// `indent` stands before each line; nil writes a single one.
  private func written(indent: String?) -> String {
    let inner = indent.map { $0 + "  " }
    let (parts, open, close): ([String], String, String)
    switch self {
    case .null, .bool, .number, .text: return json
    case .list(let elements):
      (parts, open, close) = (elements.map { $0.written(indent: inner) }, "[", "]")
    case .object(let members):
      let texts = members.map { member in
        RecordValue.text(member.name).json + ": " + member.value.written(indent: inner)
      }
      (parts, open, close) = (texts, "{", "}")
    }
    guard let indent, let inner, !parts.isEmpty else {
      return open + parts.joined(separator: ", ") + close
    }
    let lines = parts.joined(separator: ",\n\(inner)")
    return "\(open)\n\(inner)\(lines)\n\(indent)\(close)"
  }
}
