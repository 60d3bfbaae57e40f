/// Color codes `ESC [ … m`, as `git branch --color` and `ls --color` write them.
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
    guard let end, bytes[end] == UInt8(ascii: "m") else { return nil }
    return end + 1
  }
}
