import JSONReader

/// A value of a config file, with its offset.
struct ConfigValue {
  enum Content {
    case null
    case flag(Bool)
    /// The digits as they are written.
    case number(String)
    case text(String)
    case array([ConfigValue])
    case object([ConfigMember])
  }

  /// In bytes from the file's start.
  let offset: Int
  let content: Content

  var text: String? { if case .text(let text) = content { text } else { nil } }

  var isNull: Bool { if case .null = content { true } else { false } }

  /// The elements of an array; for any other value the value itself.
  var elements: [ConfigValue] { if case .array(let values) = content { values } else { [self] } }
}

/// A member of an object in a config file.
struct ConfigMember {
  let name: String
  /// The offset of its name's first quote.
  let offset: Int
  let value: ConfigValue
}

extension ConfigValue {
  /// Reads the value at the reader.
  fileprivate init(_ reader: inout JSONReader) throws {
    reader.skipSpace()
    offset = reader.position
    switch reader.current {
    case UInt8(ascii: "{"):
      var members: [ConfigMember] = []
      try reader.members { members.append(try ConfigMember($0, &$1)) }
      content = .object(members)
    case UInt8(ascii: "["):
      var values: [ConfigValue] = []
      try reader.elements { values.append(try ConfigValue(&$0)) }
      content = .array(values)
    case UInt8(ascii: "\""): content = .text(try reader.text() ?? "")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .number(try reader.text() ?? "")
    case let first:
      try reader.skip()
      content = first == UInt8(ascii: "n") ? .null : .flag(first == UInt8(ascii: "t"))
    }
  }

  /// The members of the text's object, up to the first problem.
  static func members(of text: ConfigText) -> (members: [ConfigMember], problem: JSONError?) {
    var members: [ConfigMember] = []
    var found: JSONError?
    text.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      reader.skipSpace()
      guard reader.current == UInt8(ascii: "{") else {
        return found = reader.problem("missing { at the start")
      }
      do {
        try reader.members { members.append(try ConfigMember($0, &$1)) }
        try reader.finish()
      } catch let problem as JSONError {
        found = problem
      } catch {
        found = reader.problem("invalid value")
      }
    }
    return (members, found)
  }
}

extension ConfigMember {
  fileprivate init(_ name: JSONWord, _ reader: inout JSONReader) throws {
    self.name = name.text
    offset =
      name.bytes.baseAddress.flatMap { start in
        reader.bytes.baseAddress.map { start - $0 - 1 }
      } ?? reader.position
    value = try ConfigValue(&reader)
  }
}
