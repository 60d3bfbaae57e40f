/// Bit sets in memory, the lowest bit of each byte first.
package enum Bits {
  /// Bytes for so many bits, plus one, since bits are copied two bytes at a time.
  package static func size(_ count: Int) -> Int { count / 8 + 2 }

  static func isSet(_ bit: Int, of bytes: UnsafePointer<UInt8>) -> Bool {
    bytes[bit >> 3] >> UInt8(truncatingIfNeeded: bit & 7) & 1 == 1
  }

  /// Copies bits to a place where none is set yet.
  static func copy(
    _ count: Int, from source: UnsafeBufferPointer<UInt8>, at first: Int,
    to target: UnsafeMutablePointer<UInt8>, at place: Int
  ) {
    var done = 0
    while done < count {
      let (from, to) = (first + done, place + done)
      let mask = UInt16(truncatingIfNeeded: (1 << min(count - done, 8)) - 1)
      let pair = UInt16(source[from >> 3]) | UInt16(source[from >> 3 + 1]) << 8
      let bits = (pair >> UInt16(from & 7) & mask) << UInt16(to & 7)
      target[to >> 3] |= UInt8(truncatingIfNeeded: bits)
      target[to >> 3 + 1] |= UInt8(truncatingIfNeeded: bits >> 8)
      done += 8
    }
  }
}
