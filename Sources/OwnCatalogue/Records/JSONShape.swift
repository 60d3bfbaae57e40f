import JSONReader

/// The outline of a JSON value whose end may be missing.
struct JSONShape {
  enum Kind { case object, array, text, number, word }

  /// Maximum number of an array's elements to keep; all are counted.
  private static let maximumElements = 20
  /// Maximum number of an object's members to keep, enough to recognise a larger map.
  private static let maximumMembers = 10_000
  private static let deepest = 8

  private(set) var kind = Kind.word
  private(set) var members: [(name: String, value: JSONShape)] = []
  private(set) var elements: [JSONShape] = []
  /// Elements or members.
  private(set) var count = 0
  /// Elements, or members' values, that are objects.
  private(set) var objects = 0
  private(set) var offset = 0
  /// Bytes read of it.
  private(set) var length = 0
  /// Text of a string or number, of at most 100 bytes.
  private(set) var text = ""

  /// Reads the available part of the next value. Throws `JSONError` where that isn't all of it.
  mutating func read(_ reader: inout JSONReader, depth: Int = 0) throws {
    reader.skipSpace()
    let start = reader.position
    offset = start
    switch reader.current {
    case UInt8(ascii: "{"):
      kind = .object
      try reader.members { key, reader in
        length = reader.position - start
        let name = key.text
        try part(&reader, depth, start) { $0.members.append((name, $1)) }
      }
    case UInt8(ascii: "["):
      kind = .array
      try reader.elements { reader in
        length = reader.position - start
        try part(&reader, depth, start) {
          if $0.elements.count < Self.maximumElements { $0.elements.append($1) }
        }
      }
    case UInt8(ascii: "\""):
      kind = .text
      try reader.skip()
      let bytes = reader.bytes[start..<reader.position].dropFirst().dropLast().prefix(100)
      text = String(decoding: bytes, as: UTF8.self)
    default:
      try reader.skip()
      let bytes = reader.bytes[start..<reader.position].prefix(100)
      text = String(decoding: bytes, as: UTF8.self)
      if !["true", "false", "null"].contains(text) { kind = .number }
    }
    length = reader.position - start
  }

  /// Reads an element or a member, and keeps it even if it is cut off.
  private mutating func part(
    _ reader: inout JSONReader, _ depth: Int, _ start: Int,
    keep: (inout JSONShape, JSONShape) -> Void
  ) throws {
    reader.skipSpace()
    let isObject = reader.current == UInt8(ascii: "{")
    // Doesn't count a value of which nothing is there: the text may end after a colon.
    guard reader.position < reader.bytes.count else { throw reader.problem("missing value") }
    count += 1
    objects += isObject ? 1 : 0
    guard depth < Self.deepest, count <= Self.maximumMembers else { return try reader.skip() }
    var part = JSONShape()
    defer {
      keep(&self, part)
      length = max(length, reader.position - start)
    }
    try part.read(&reader, depth: depth + 1)
  }

  subscript(name: String) -> JSONShape? { members.first { $0.name == name }?.value }

  /// Values of members or elements that are kept.
  var values: [JSONShape] { kind == .object ? members.map(\.value) : elements }

  var isContainer: Bool { kind == .object || kind == .array }

  /// Whether it is a string or a number, and not empty.
  var isFilled: Bool { (kind == .text || kind == .number) && !text.isEmpty }
}

extension JSONShape {
  /// Whether it is an array, and most of its elements are objects.
  var isArrayOfObjects: Bool { kind == .array && objects > 0 && objects * 2 >= count }

  /// Whether it is an object of at least three objects with similar keys: at least 40 % of their
  /// keys occur in at least 60 % of the first 20.
  var isMapOfRecords: Bool {
    guard kind == .object, objects >= 3, objects * 10 >= count * 9 else { return false }
    let records = members.map(\.value).filter { $0.kind == .object }.prefix(20)
    var frequencies: [String: Int] = [:]
    for record in records {
      for name in Set(record.members.map(\.name)) { frequencies[name, default: 0] += 1 }
    }
    let common = frequencies.values.count { $0 * 10 >= records.count * 6 }
    return !frequencies.isEmpty && common * 10 >= frequencies.count * 4
  }

  /// Whether it is an object of at least two equally long arrays of scalars, without any other
  /// member that could hold records.
  var isColumnTable: Bool {
    let arrays = members.map(\.value).filter { $0.kind == .array }
    guard kind == .object, arrays.count >= 2, !members.contains(where: { $0.value.kind == .object })
    else { return false }
    return arrays.allSatisfy { array in
      array.count == arrays[0].count && array.count > 0
        && !array.elements.contains(where: \.isContainer)
    }
  }

  /// Whether it is an array of arrays, the first of which is the header of several columns.
  var isTable: Bool { kind == .array && count > 1 && header.map { $0.count > 1 } ?? false }

  /// The names in the first array of an array of arrays; nil where that holds anything else.
  var header: [String]? {
    guard let first = elements.first, elements.allSatisfy({ $0.kind == .array }),
      first.count > 0, first.count == first.elements.count || first.count > 20,
      first.elements.allSatisfy({ $0.kind == .text })
    else { return nil }
    return first.elements.map(\.text)
  }
}
