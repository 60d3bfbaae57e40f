/// Tests of ASCII bytes, eight at once.
enum ASCIIScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether all bytes are printable ASCII.
  static func arePrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { isPrintable($0) }
  }

  /// Whether all bytes are printable ASCII without two adjacent spaces. May be false for such a
  /// text, too (` !` looks like two spaces); the caller then takes the slow path.
  static func areSingleSpaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    allWords(of: bytes) { word in
      let other = word ^ (ones &* 0x20)
      let spaces = (other &- ones) & ~other & highs
      return isPrintable(word) && spaces & (spaces << 8) == 0
    }
  }

  private static func isPrintable(_ word: UInt64) -> Bool {
    let isHigh = word | (word &+ ones)
    let isLow = (word &- ones &* 0x20) & ~word
    return (isHigh | isLow) & highs == 0
  }

  /// Tests overlapping words of eight bytes, so that each pair of neighbours is in one of them; the
  /// last word ends with `bytes`. Fewer than eight bytes are padded with `!`.
  private static func allWords(
    of bytes: UnsafeBufferPointer<UInt8>, satisfy isFine: (UInt64) -> Bool
  ) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress), bytes.count >= 8 else {
      return isFine(bytes.reduce(ones &* 0x21) { $0 << 8 | UInt64($1) })
    }
    var offset = 0
    let last = bytes.count - 8
    while offset < last {
      if !isFine(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
      offset += 7
    }
    return isFine(start.loadUnaligned(fromByteOffset: last, as: UInt64.self))
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
