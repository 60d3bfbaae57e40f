/// Pull parser of JSON, in place. It validates and skips an unused value without building it, so a
/// row costs what it shows. (JSONDecoder took 4 ms for the rows of 80 characters, the whole budget
/// of a start; this takes a tenth.)
///
/// Syntax is strict as in RFC 8259, types are lenient: asking an array for its text gives nil.
/// The bytes must outlive the reader.
package struct JSONReader {
  /// Maximum nesting of containers; a deeper text is refused.
  static let deepest = 64
  /// Maximum number of elements in all arrays together; a text with more is refused before they
  /// take memory. A service that sends its whole list at once has some 200,000.
  static let elementLimit = 500_000

  /// The whole text, which the caller keeps alive.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  package private(set) var position: Int
  private var depth = 0
  private var elementCount = 0
  /// Whether the text is the user's own file, which may have any number of elements.
  private let isOwnFile: Bool

  /// `position` is where the next value begins; a byte order mark at the start is skipped.
  /// `isOwnFile` allows arrays of any number of elements, and keeps a byte order mark.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0, isOwnFile: Bool = false) {
    self.bytes = bytes
    self.isOwnFile = isOwnFile
    // Some services send a UTF-8 byte order mark.
    let isMarked =
      position == 0 && !isOwnFile && bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB
      && bytes[2] == 0xBF
    self.position = isMarked ? 3 : position
  }

  /// The byte at `position`; 0, which JSON allows nowhere, after the last one.
  package var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Calls `body` for each member of an object, with the reader at the member's value. What `body`
  /// leaves unread is skipped. Returns false, after skipping it, where the value is no object.
  @discardableResult
  package mutating func members(_ body: (JSONWord, inout JSONReader) throws -> Void) throws -> Bool
  {
    try container(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { reader in
      let key = reader.word(try reader.scanKey())
      try reader.value { try body(key, &$0) }
    }
  }

  /// Calls `body` for each element of an array, with the reader at the element. What `body` leaves
  /// unread is skipped. Returns false, after skipping it, where the value is no array.
  @discardableResult
  package mutating func elements(_ body: (inout JSONReader) throws -> Void) throws -> Bool {
    try array { try $0.value(body) }
  }

  /// Parses an array; an element for which `element` returns nil is left out.
  package mutating func values<Value>(
    _ element: (inout JSONReader) throws -> Value?
  ) throws -> [Value] {
    var values: [Value] = []
    try elements { reader in
      if let value = try element(&reader) { values.append(value) }
    }
    return values
  }

  /// Whether an array comes next; moves to its bracket.
  package mutating func isAtArray() -> Bool {
    skipSpace()
    return current == UInt8(ascii: "[")
  }

  /// Whether an object comes next; moves to its brace.
  package mutating func isAtObject() -> Bool {
    skipSpace()
    return current == UInt8(ascii: "{")
  }

  /// Steps over one value.
  package mutating func skip() throws {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      _ = try container(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) { reader in
        _ = try reader.scanKey()
        try reader.skip()
      }
    case UInt8(ascii: "["): _ = try array { try $0.skip() }
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: _ = try scanNumber()
    }
  }

  /// Throws unless only space is left.
  package mutating func finish() throws {
    skipSpace()
    guard position >= bytes.count else { throw problem("trailing data") }
  }

  mutating func advance(by count: Int = 1) { position += count }

  /// Moves to the next byte that is no space, tab or line end.
  package mutating func skipSpace() {
    while true {
      switch current {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// A syntax error at `position`, to be thrown.
  package func problem(_ reason: String) -> JSONError {
    JSONError(reason: reason, offset: position)
  }
}

// Reading part by part, for a text of which only a window is in memory.
extension JSONReader {
  /// Steps over `byte` where it comes next, after space.
  package mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte, position < bytes.count else { return false }
    position += 1
    return true
  }

  /// Parses a member's name and the colon after it.
  package mutating func key() throws -> JSONWord { word(try scanKey()) }

  /// Whether a problem arose because the bytes end, so that more of them may solve it.
  package static func isCut(_ problem: JSONError, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    problem.reason == JSONError.unterminatedString || problem.offset >= bytes.count
  }
}

extension JSONReader {
  @inline(__always)
  private mutating func array(_ element: (inout JSONReader) throws -> Void) throws -> Bool {
    try container(from: UInt8(ascii: "["), to: UInt8(ascii: "]")) { reader in
      reader.elementCount += 1
      guard reader.elementCount <= Self.elementLimit || reader.isOwnFile else {
        throw reader.problem(JSONError.tooManyElements)
      }
      try element(&reader)
    }
  }

  @inline(__always)
  private mutating func container(
    from open: UInt8, to close: UInt8, _ part: (inout JSONReader) throws -> Void
  ) throws -> Bool {
    skipSpace()
    guard current == open else {
      try skip()
      return false
    }
    guard depth < Self.deepest else { throw problem(JSONError.tooDeep) }
    depth += 1
    position += 1
    skipSpace()
    if current != close {
      try part(&self)
      while try separator(before: close) { try part(&self) }
    }
    position += 1
    depth -= 1
    return true
  }

  /// Skips a comma and returns true; at the container's closing bracket stays there and returns
  /// false. Throws `JSONError` at anything else.
  package mutating func separator(before close: UInt8) throws -> Bool {
    skipSpace()
    if current == UInt8(ascii: ",") {
      position += 1
      return true
    }
    guard current == close else { throw problem(unclosed(by: close) ?? "missing comma") }
    return false
  }

  /// The problem where the text or the enclosing container ends here; nil where neither does.
  private func unclosed(by close: UInt8) -> String? {
    guard [0, UInt8(ascii: "}"), UInt8(ascii: "]")].contains(current) else { return nil }
    return close == UInt8(ascii: "}") ? "missing }" : "missing ]"
  }

  private mutating func scanKey() throws -> StringRange {
    skipSpace()
    guard current == UInt8(ascii: "\"") else {
      throw problem(position < bytes.count ? "missing key" : "missing }")
    }
    let name = try scanString()
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw problem("missing colon") }
    position += 1
    return name
  }

  private mutating func value(_ body: (inout JSONReader) throws -> Void) throws {
    skipSpace()
    let start = position
    try body(&self)
    if position == start { try skip() }
  }

  private mutating func literal(_ word: StaticString) throws {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw problem("invalid value") }
      position += 1
    }
  }
}

/// A syntax error of a text, or a limit that it exceeds.
package struct JSONError: Error, Equatable {
  /// Reason for a valid text with more elements than the reader accepts.
  package static let tooManyElements = "too many elements"
  /// Reason for a valid text with more nested containers than the reader accepts.
  package static let tooDeep = "nested too deeply"
  /// Reason for a string that the text's end cuts.
  package static let unterminatedString = "unterminated string"

  /// In English: `missing comma`.
  package let reason: String
  /// In bytes from the start.
  package let offset: Int

  /// `offset` is in bytes from the start.
  package init(reason: String, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
