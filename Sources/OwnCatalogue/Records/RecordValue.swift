import JSONReader

/// A value of a record in the user's own file: JSON's kinds, and the cells of CSV and lines as
/// text.
package indirect enum RecordValue: Equatable, Sendable {
  /// A member of an object, in the order of the file.
  package struct Member: Equatable, Sendable {
    /// Not unique within an object.
    package let name: String
    /// Null for a member that is written as `null`.
    package let value: RecordValue

    /// `name` is without its quotes and escapes.
    package init(_ name: String, _ value: RecordValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  /// As written: 64-bit ids, money and numbers of 22 digits keep every digit.
  case number(String)
  case text(String)
  case list([RecordValue])
  case object([Member])
}

extension RecordValue {
  /// Parses the next value; keeps both members with the same name.
  package init(_ reader: inout JSONReader) throws {
    reader.skipSpace()
    switch reader.current {
    case UInt8(ascii: "{"):
      var members: [Member] = []
      try reader.members { name, reader in
        members.append(Member(name.text, try RecordValue(&reader)))
      }
      self = .object(members)
    case UInt8(ascii: "["): self = .list(try reader.values { try RecordValue(&$0) })
    case UInt8(ascii: "\""): self = .text(try reader.text() ?? "")
    default:
      let start = reader.position
      try reader.skip()
      switch String(decoding: reader.bytes[start..<reader.position], as: UTF8.self) {
      case "null": self = .null
      case "true": self = .bool(true)
      case "false": self = .bool(false)
      case let number: self = .number(number)
      }
    }
  }

  /// Parses one whole JSON text; throws `JSONError`.
  package init(json: some Sequence<UInt8>) throws {
    self = try Array(json).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      let value = try RecordValue(&reader)
      try reader.finish()
      return value
    }
  }

  /// The first member of this name; nil also where the value is no object.
  package subscript(name: String) -> RecordValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
