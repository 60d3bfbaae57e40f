/// Color codes `ESC [ … m`, as `git branch --color` and `ls --color` write them, and the `ESC [ K`
/// that `grep --color` adds to each.
enum ColorCodes {
  /// The bytes without their color codes; nil where they have none.
  static func removed(from bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.contains(0x1B) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      if let end = end(at: offset, in: bytes) {
        offset = end
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return result
  }

  static func removed(from text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      removed(from: bytes).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
  }

  /// The offset after the code at `offset`; nil where none begins there.
  static func end(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[offset] == 0x1B, offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "[")
    else { return nil }
    let end = bytes[(offset + 2)...].firstIndex { !(0x30..<0x40).contains($0) }
    guard let end, isFinalByte(bytes[end]) else { return nil }
    return end + 1
  }

  static func isFinalByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "m") || byte == UInt8(ascii: "K")
  }
}

/// Removes color codes between the tokens of JSON: the output of `jq -C`.
package struct ColorRemover: TextRewriter {
  /// No color code is longer.
  private static let longestCode = 32

  private var isInString = false
  private var isEscaped = false
  /// The bytes of a code that isn't complete.
  private var code: [UInt8] = []

  /// Appends a piece without its codes; a code that the piece cuts waits for the next one.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    for byte in bytes { append(byte, to: &text) }
  }

  /// Appends a code that the text's end cut off, unchanged.
  package mutating func finish(_ text: inout [UInt8]) {
    text += code
    code = []
  }

  private mutating func append(_ byte: UInt8, to text: inout [UInt8]) {
    if !code.isEmpty {
      code.append(byte)
      let isPart = code.count == 2 ? byte == UInt8(ascii: "[") : (0x30..<0x40).contains(byte)
      if code.count > 2, ColorCodes.isFinalByte(byte) {
        code = []
      } else if !isPart || code.count == Self.longestCode {
        finish(&text)
      }
      return
    }
    if isInString {
      isInString = isEscaped || byte != UInt8(ascii: "\"") && byte != 0x0A
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    } else if byte == 0x1B {
      return code.append(byte)
    } else if byte == UInt8(ascii: "\"") {
      isInString = true
    }
    text.append(byte)
  }
}
