/// Headers of a response, in their order. Their text is the server's: clean before showing.
package struct HTTPHeaders: Equatable, Sendable {
  private(set) var fields: [Field] = []

  /// A line of a head.
  package struct Field: Equatable, Sendable {
    /// As the server spells it; compared without regard to case.
    package let name: String
    /// The text after the colon; `append(line:)` trims spaces and tabs.
    package let value: String
  }

  /// Takes names and values as they are, in their order.
  package init(_ fields: [(String, String)] = []) {
    self.fields = fields.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first header of that name, in whatever case.
  package subscript(name: String) -> String? {
    fields.first { isSameWord($0.name, name) }?.value
  }

  /// Parses a line, without its line end. A line that is no header is skipped.
  package mutating func append(line: some Collection<UInt8>) {
    guard let colon = line.firstIndex(of: 0x3A), colon != line.startIndex else { return }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    let value = line[line.index(after: colon)...].drop { $0 == 0x20 || $0 == 0x09 }
    let ending = value.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
    fields.append(Field(name: name, value: String(decoding: ending, as: UTF8.self)))
  }
}

/// Whether two texts are the same but for the case of ASCII letters.
func isSameWord(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
  left.utf8.count == right.utf8.count
    && zip(left.utf8, right.utf8).allSatisfy { lowered($0) == lowered($1) }
}

/// An ASCII letter as a small one, all else as it is.
func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

/// Parser of a response's head, line by line. Of several heads (an early hint before the response)
/// the last one counts.
struct HTTPHead {
  private(set) var headers = HTTPHeaders()
  /// Bytes of all heads so far.
  private(set) var count = 0

  mutating func take(line bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    let line = bytes.prefix { $0 != 0x0D && $0 != 0x0A }
    if line.starts(with: "HTTP/".utf8) {
      headers = HTTPHeaders()
    } else {
      headers.append(line: line)
    }
  }
}
