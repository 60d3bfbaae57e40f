/// Searches bytes, eight places at once.
package enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first occurrence of `needle`, which isn't empty, at or after `start`.
  static func first(
    _ needle: UnsafeBufferPointer<UInt8>, in haystack: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let last = haystack.count - needle.count
    guard let bytes = UnsafeRawPointer(haystack.baseAddress), let head = needle.first else {
      return nil
    }
    if haystack.count < 8 {
      return (start..<max(last + 1, start)).first { stands(needle, in: haystack, at: $0) }
    }
    let pattern = UInt64(head) &* ones
    var place = start
    while place <= last {
      // Reads the last eight bytes again instead of one by one.
      let base = min(place, haystack.count - 8)
      let word = bytes.loadUnaligned(fromByteOffset: base, as: UInt64.self).littleEndian ^ pattern
      var matches = zeros(word) & (~0 << UInt64((place - base) * 8))
      while matches != 0 {
        let match = base + matches.trailingZeroBitCount / 8
        if match <= last && stands(needle, in: haystack, at: match) { return match }
        matches &= matches &- 1
      }
      place = base + 8
    }
    return nil
  }

  /// The offset of the first of three bytes at or after `start`, or of the end.
  package static func first(
    of sought: (UInt8, UInt8, UInt8), in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var place = start
    if let memory = UnsafeRawPointer(bytes.baseAddress) {
      let patterns = (
        UInt64(sought.0) &* ones, UInt64(sought.1) &* ones, UInt64(sought.2) &* ones
      )
      while place + 8 <= bytes.count {
        let word = memory.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
        let matches = zeros(word ^ patterns.0) | zeros(word ^ patterns.1) | zeros(word ^ patterns.2)
        if matches != 0 { return place + matches.trailingZeroBitCount / 8 }
        place += 8
      }
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == sought.0 || byte == sought.1 || byte == sought.2 { break }
      place += 1
    }
    return place
  }

  /// The high bit of each zero byte. Higher bytes than the first zero may be marked, too.
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// Whether `needle` occurs at `place`; the caller checks that it fits.
  static func stands(
    _ needle: UnsafeBufferPointer<UInt8>, in haystack: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    for offset in 0..<needle.count where haystack[place + offset] != needle[offset] {
      return false
    }
    return true
  }
}
