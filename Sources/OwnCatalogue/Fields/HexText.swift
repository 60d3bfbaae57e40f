/// Recognises UUIDs, hashes, hardware addresses and long numbers: texts that mean nothing to
/// people.
enum HexText {
  static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (digits, letters, colons, dashes) = (0, 0, 0, 0)
    for byte in bytes {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x61...0x66, 0x41...0x46: letters += 1
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: "-"): dashes += 1
      default: return isPrefixed(bytes)
      }
    }
    switch (colons, dashes) {
    case (0, 0): return letters == 0 ? digits > 0 : digits > 0 && bytes.count >= 7
    case (5, 0), (0, 5): return bytes.count == 17
    case (0, 4): return bytes.count == 36
    default: return false
    }
  }

  /// Whether it is `sha256:` or `0x` and a hash.
  private static func isPrefixed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let ends = [UInt8(ascii: ":"), UInt8(ascii: "x")]
    guard let end = bytes.prefix(8).firstIndex(where: ends.contains), bytes.count - end > 16
    else { return false }
    return bytes[(end + 1)...].allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  }
}
