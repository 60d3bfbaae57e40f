import JSONReader

/// Parses lines of tab-separated columns in place. Any bytes give a value or nil. The bytes must
/// outlive the reader.
package struct TableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  private(set) var position: Int

  /// `position` is the index of the first byte to read, from 0.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Whether every byte was read.
  package var isAtEnd: Bool { position >= bytes.count }

  /// The next column as a whole number from 0 up; nil for anything else.
  package mutating func number() -> Int? { column().flatMap { bytes.number(in: $0) } }

  /// The next column's text; nil at the line's end.
  package mutating func text() -> String? { column().map { text(of: $0) } }

  /// The next column as a positive integer without leading zeros, with its text.
  package mutating func numeral() -> (number: Int, text: String)? {
    guard let column = column(), let number = bytes.number(in: column),
      bytes[column.lowerBound] != UInt8(ascii: "0")
    else { return nil }
    return (number, text(of: column))
  }

  /// Moves to the next line; false where this one has not ended.
  package mutating func endLine() -> Bool {
    guard !isAtEnd, bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    return true
  }

  /// Parses a bundled file of one number a line, as far as it is valid.
  package static func numbers(in name: String) -> [Int] {
    guard let file = try? BundledFile.all.named(name) else { return [] }
    var reader = TableReader(file.bytes)
    var numbers: [Int] = []
    while let number = reader.number(), reader.endLine() { numbers.append(number) }
    return numbers
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Range of the next column. Skips the tab after it, but no line end.
  private mutating func column() -> Range<Int>? {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\t") {
        position = end + 1
        return start..<end
      }
      end += 1
    }
    position = end
    return end > start ? start..<end : nil
  }
}
