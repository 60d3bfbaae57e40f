/// Color codes `ESC [ … m`, as `git branch --color` and `ls --color` write them.
enum ColorCodes {
  /// The bytes without their color codes; nil where they have none.
  static func removed(from bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard bytes.contains(0x1B) else { return nil }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let end = end(at: place, in: bytes) {
        place = end
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return kept
  }

  static func removed(from text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      removed(from: bytes).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
  }

  /// The offset after the code at `place`; nil where none begins there.
  static func end(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[place] == 0x1B, place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "[")
    else { return nil }
    let end = bytes[(place + 2)...].firstIndex { !(0x30..<0x40).contains($0) }
    guard let end, bytes[end] == UInt8(ascii: "m") else { return nil }
    return end + 1
  }
}
