/// Parses lines of tab-separated columns in place. Total: whatever the bytes are, the result is a
/// value or nil. The bytes have to outlive the reader.
package struct TableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  private(set) var position: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  package var isAtEnd: Bool { position >= bytes.count }

  /// The next column as a whole number from 0 up; nil where it is something else, or more digits
  /// than every Int holds.
  package mutating func number() -> Int? {
    var end = position
    var number = 0
    while end < bytes.count, bytes[end] &- 0x30 < 10 {
      number = number &* 10 &+ Int(bytes[end] &- 0x30)
      end += 1
    }
    let digits = end - position
    position = end
    return (1...18).contains(digits) && isAtColumnEnd() ? number : nil
  }

  /// The next column's text; nil where nothing is left of the line.
  package mutating func text() -> String? { column().map { text(of: $0) } }

  /// The next column as a number above 0, and as it is written: one way only.
  package mutating func numeral() -> (number: Int, text: String)? {
    let start = position
    guard let number = number(), bytes[start] != UInt8(ascii: "0") else { return nil }
    let isLast = bytes[position - 1] != UInt8(ascii: "\t")
    return (number, text(of: start..<(isLast ? position : position - 1)))
  }

  /// Whether a tab, which is skipped, or the line's end comes next.
  private mutating func isAtColumnEnd() -> Bool {
    guard !isAtEnd, bytes[position] != UInt8(ascii: "\n") else { return true }
    guard bytes[position] == UInt8(ascii: "\t") else { return false }
    position += 1
    return true
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Whether the line ends here; moves to the next one.
  package mutating func endLine() -> Bool {
    guard !isAtEnd, bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    return true
  }

  /// Range of the next column. The tab behind it is skipped, the line's end is not.
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
