/// Validation of UTF-8 in place.
package enum UTF8Check {
  /// The first sequence at or after `start` that isn't UTF-8; nil where there is none. `isWhole`
  /// tells whether a sequence that the end cuts off is invalid, too.
  package static func firstInvalid(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, isWhole: Bool
  ) -> Int? {
    var offset = start
    while offset < bytes.count {
      offset = skipASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return nil }
      guard let length = length(at: offset, in: bytes) else {
        return !isWhole && isCut(at: offset, in: bytes) ? nil : offset
      }
      offset += length
    }
    return nil
  }

  /// Whether the text has more invalid than valid sequences beyond ASCII: one stray byte in UTF-8
  /// is a damaged record, but text in another encoding has nothing else.
  static func isOtherEncoding(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool {
    var valid = 0
    var invalid = 0
    var offset = 0
    while true {
      offset = skipASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return invalid > valid }
      if let length = length(at: offset, in: bytes) {
        valid += 1
        offset += length
      } else {
        if isWhole || !isCut(at: offset, in: bytes) { invalid += 1 }
        offset += 1
      }
    }
  }

  private static func skipASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    var offset = start
    while bytes.count - offset >= 32 {
      let words = UnsafeRawPointer(base + offset)
      let all =
        words.loadUnaligned(as: UInt64.self)
        | words.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        | words.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        | words.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
      guard all & 0x8080_8080_8080_8080 == 0 else { break }
      offset += 32
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// The length of the valid sequence beyond ASCII at `offset`; nil where that isn't valid.
  private static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let lead = bytes[offset]
    guard let length = length(ofLead: lead), offset + length <= bytes.count,
      secondBytes(after: lead).contains(bytes[offset + 1])
    else { return nil }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func length(ofLead lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Second bytes that make no overlong form, no surrogate and nothing above U+10FFFF.
  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Whether the bytes from `offset` to the end begin a longer sequence.
  private static func isCut(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let length = length(ofLead: bytes[offset]), offset + length > bytes.count else {
      return false
    }
    return bytes[(offset + 1)...].enumerated().allSatisfy { index, byte in
      index == 0 ? secondBytes(after: bytes[offset]).contains(byte) : byte & 0xC0 == 0x80
    }
  }
}
