// Strings and numbers convert to the type that the caller needs: `"92.1"` and `92.1` are the same.
extension JSONReader {
  /// The string, or the number as it is written; nil for anything else.
  package mutating func text() throws -> String? {
    skipSpace()
    switch current {
    case UInt8(ascii: "\""): return string(try scanString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return plain(try scanNumber())
    default:
      try skip()
      return nil
    }
  }

  /// Passes the string to `body` in place, without copying it; nil for anything but a string.
  package mutating func withText<Value>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Value?
  ) throws -> Value? {
    skipSpace()
    guard current == UInt8(ascii: "\"") else {
      try skip()
      return nil
    }
    let scanned = try scanString()
    guard scanned.hasEscapes else { return body(slice(scanned.range)) }
    return Array(string(scanned).utf8).withUnsafeBufferPointer(body)
  }

  /// A whole number, or a string that holds one; nil for anything else and beyond an Int.
  package mutating func integer() throws -> Int? {
    guard let text = try text() else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// A finite number, or a string that holds one; nil for anything else.
  package mutating func number() throws -> Double? {
    guard let text = try text(), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The texts of an array, or a single text in place of one.
  package mutating func texts() throws -> [String] {
    guard isAtArray() else { return [try text()].compactMap { $0 } }
    return try values { try $0.text() }
  }

  /// Range of a string's characters, and whether they have escapes.
  struct StringRange {
    let range: Range<Int>
    let hasEscapes: Bool
  }

  /// Validates the string at the reader and moves past it.
  mutating func scanString() throws -> StringRange {
    advance()
    let start = position
    var end = position
    var hasEscapes = false
    while end < bytes.count {
      end = skipPlain(from: end)
      guard end < bytes.count else { break }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        advance(by: end + 1 - position)
        return StringRange(range: start..<end, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        end += try escapeLength(at: end)
      case 0..<0x20: throw problem("control character in a string")
      default: end += 1
      }
    }
    throw problem(JSONError.unterminatedString)
  }

  /// The offset of the next quote, backslash or control, or of the last bytes, fewer than 8. Most
  /// of a text is strings, so it tests 8 bytes at once.
  private func skipPlain(from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var index = start
    while bytes.count - index >= 8 {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
      // Sets the top bit of each byte below a bound whose own top bit is 0. A borrow may also set
      // it in later bytes, never in earlier ones.
      let controls = (block &- 0x2020_2020_2020_2020) & ~block
      let quotes = block ^ 0x2222_2222_2222_2222
      let slashes = block ^ 0x5C5C_5C5C_5C5C_5C5C
      let found =
        (controls | ((quotes &- 0x0101_0101_0101_0101) & ~quotes)
          | ((slashes &- 0x0101_0101_0101_0101) & ~slashes)) & 0x8080_8080_8080_8080
      guard found == 0 else { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    return index
  }

  /// Validates the number at the reader and moves past it.
  mutating func scanNumber() throws -> Range<Int> {
    let start = position
    if current == UInt8(ascii: "-") { advance() }
    if current == UInt8(ascii: "0") { advance() } else { try digits() }
    if current == UInt8(ascii: ".") {
      advance()
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      advance()
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { advance() }
      try digits()
    }
    return start..<position
  }

  private mutating func digits() throws {
    let start = position
    while current >= UInt8(ascii: "0"), current <= UInt8(ascii: "9") { advance() }
    guard position > start else { throw problem("invalid value") }
  }

  private func escapeLength(at index: Int) throws -> Int {
    guard index + 1 < bytes.count else { throw problem(JSONError.unterminatedString) }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"):
      guard index + 6 <= bytes.count else { throw problem(JSONError.unterminatedString) }
      guard hexadecimal(at: index + 2) != nil else { throw problem("invalid escape") }
      return 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    default: throw problem("invalid escape")
    }
  }
}

extension JSONReader {
  /// The characters of a scanned string. Invalid UTF-8 and lone surrogates become U+FFFD.
  func string(_ scanned: StringRange) -> String {
    scanned.hasEscapes ? unescaped(scanned.range) : plain(scanned.range)
  }

  /// A scanned string to compare.
  func word(_ scanned: StringRange) -> JSONWord {
    JSONWord(slice(scanned.range), unescaped: scanned.hasEscapes ? unescaped(scanned.range) : nil)
  }

  private func plain(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, length) = escape(at: index, before: range.upperBound)
      units.append(contentsOf: String(scalar).utf8)
      index += length
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// The character of an escape sequence, and its length in bytes.
  private func escape(at index: Int, before end: Int) -> (Unicode.Scalar, Int) {
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): ("\u{8}", 2)
    case UInt8(ascii: "f"): ("\u{C}", 2)
    case UInt8(ascii: "n"): ("\n", 2)
    case UInt8(ascii: "r"): ("\r", 2)
    case UInt8(ascii: "t"): ("\t", 2)
    case UInt8(ascii: "u"): codePoint(at: index, before: end)
    case let byte: (Unicode.Scalar(byte), 2)
    }
  }

  private func codePoint(at index: Int, before end: Int) -> (Unicode.Scalar, Int) {
    guard let first = hexadecimal(at: index + 2) else { return ("\u{FFFD}", 2) }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard (0xD800..<0xDC00).contains(first), index + 12 <= end,
      bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u"),
      let second = hexadecimal(at: index + 8), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return ("\u{FFFD}", 6) }
    return (scalar, 12)
  }

  /// The value of an escape's four hexadecimal digits.
  private func hexadecimal(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
