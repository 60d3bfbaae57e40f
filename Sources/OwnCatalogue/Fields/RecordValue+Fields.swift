import Basics

extension RecordValue {
  /// Whether a field counts as not filled; MySQL writes `\N` for nothing.
  package var isEmpty: Bool {
    switch self {
    case .null, .text(""), .text(#"\N"#): true
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .bool, .number, .text: false
    }
  }

  /// The content of a wrapper of MongoDB's extended JSON; any other value itself.
  package var unwrapped: RecordValue {
    guard case .object(let members) = self, members.count == 1, let member = members.first,
      member.name.first == "$"
    else { return self }
    switch member.name {
    case "$oid", "$uuid": return member.value
    case "$numberLong", "$numberInt", "$numberDouble", "$numberDecimal":
      guard case .text(let digits) = member.value else { return member.value }
      return .number(digits)
    case "$date":
      guard case .number(let digits) = member.value.unwrapped, let milliseconds = Int64(digits)
      else { return member.value }
      let seconds = milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
      return .text(Moment(seconds: seconds).iso)
    default: return self
    }
  }

  /// A list's elements or an object's values; none of anything else.
  var elements: [RecordValue] {
    switch self {
    case .list(let elements): elements
    case .object(let members): members.map(\.value)
    case .null, .bool, .number, .text: []
    }
  }

  /// An element of a list; a negative index counts from the end.
  func element(at index: Int) -> RecordValue? {
    guard case .list(let elements) = self else { return nil }
    let resolved = index < 0 ? elements.count + index : index
    return elements.indices.contains(resolved) ? elements[resolved] : nil
  }

  /// The text of a value that is neither list nor object, as written; nil for null, too.
  package var scalarText: String? {
    switch self {
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let text), .text(let text): text
    case .null, .list, .object: nil
    }
  }

  /// The value as text: lists of scalars joined by commas, everything else nested as JSON.
  package var text: String {
    switch self {
    case .null: return ""
    case .bool, .number, .text: return scalarText ?? ""
    case .list(let elements):
      let texts = elements.compactMap(\.unwrapped.scalarText)
      return texts.count == elements.count ? texts.joined(separator: ", ") : json
    case .object: return json
    }
  }

  /// The value as one line of JSON.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool, .number: scalarText ?? ""
    case .text(let text): Self.quoted(text)
    case .list(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  /// A text as a JSON string.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
      case 0..<0x20, 0x7F: bytes += Array("\\u\(String(byte, radix: 16).zeroPadded(to: 4))".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [0x22], as: UTF8.self)
  }
}
