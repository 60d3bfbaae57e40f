import JSONReader
import SquadCore

/// Bytes of a config file as JSON. Comments, and commas before a closing bracket, become spaces, so
/// that every byte keeps its offset.
struct ConfigText {
  let bytes: [UInt8]
  /// The start of an unterminated comment.
  let openComment: Int?
  /// The bytes as written. Columns are counted in them, since `bytes` has a space for each byte of
  /// a comment.
  private let raw: [UInt8]

  init(_ raw: [UInt8]) {
    var bytes = raw
    var index = 0
    /// The last comma, if only space follows, and the last byte of JSON.
    var comma: Int?
    var last: UInt8 = 0
    // A byte order mark.
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) {
      for offset in 0..<3 { bytes[offset] = 0x20 }
      index = 3
    }
    var openComment: Int?
    while index < bytes.count {
      if let end = Self.commentEnd(in: raw, from: index) {
        if end > raw.count { openComment = index }
        for offset in index..<min(end, raw.count) where bytes[offset] != 0x0A {
          bytes[offset] = 0x20
        }
        index = min(end, raw.count)
        continue
      }
      let byte = raw[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "\""):
        (comma, last) = (nil, byte)
        index = Self.stringEnd(in: raw, from: index)
      case UInt8(ascii: ","):
        comma = Self.endsValue(last) ? index : nil
        last = byte
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { bytes[comma] = 0x20 }
        (comma, last) = (nil, byte)
        index += 1
      default:
        (comma, last) = (nil, byte)
        index += 1
      }
    }
    self.bytes = bytes
    self.openComment = openComment
    self.raw = raw
  }

  /// The offset after a comment that begins here, beyond the last byte if it is unterminated; nil
  /// if none begins here.
  private static func commentEnd(in raw: [UInt8], from start: Int) -> Int? {
    guard raw[start] == UInt8(ascii: "/"), start + 1 < raw.count else { return nil }
    var index = start + 2
    switch raw[start + 1] {
    case UInt8(ascii: "/"):
      while index < raw.count, raw[index] != 0x0A { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < raw.count {
        if raw[index] == UInt8(ascii: "*"), raw[index + 1] == UInt8(ascii: "/") { return index + 2 }
        index += 1
      }
      return raw.count + 1
    default: return nil
    }
  }

  /// The offset after a string that begins here.
  private static func stringEnd(in raw: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < raw.count, raw[index] != 0x0A {
      if raw[index] == UInt8(ascii: "\"") { return index + 1 }
      index += raw[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, raw.count)
  }

  /// Whether a comma may follow a byte.
  private static func endsValue(_ byte: UInt8) -> Bool {
    byte != 0 && !"[{,:".utf8.contains(byte)
  }

  /// Line and column of a byte.
  func position(of offset: Int) -> ConfigMistake.Position {
    let before = raw.prefix(max(offset, 0))
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let mark = start == 0 && before.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // Only the first byte of a character counts.
    let column = before[start...].dropFirst(mark).reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return ConfigMistake.Position(line: line, column: column)
  }

  /// Whether there are only space and comments.
  var isBlank: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}
