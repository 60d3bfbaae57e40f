/// Searches bytes, eight at once.
enum ByteSearch {
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
    var offset = start
    while offset <= last {
      // Reads the last eight bytes again instead of one by one.
      let base = min(offset, haystack.count - 8)
      let word = bytes.loadUnaligned(fromByteOffset: base, as: UInt64.self).littleEndian ^ pattern
      var matches = (word &- ones) & ~word & highs & (~0 << UInt64((offset - base) * 8))
      while matches != 0 {
        let match = base + matches.trailingZeroBitCount / 8
        if match <= last && stands(needle, in: haystack, at: match) { return match }
        matches &= matches &- 1
      }
      offset = base + 8
    }
    return nil
  }

  /// Whether `needle` occurs at `offset`; the caller checks that it fits.
  static func stands(
    _ needle: UnsafeBufferPointer<UInt8>, in haystack: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    for index in 0..<needle.count where haystack[offset + index] != needle[index] {
      return false
    }
    return true
  }
}
