import JSONReader

/// Recognises kinds of text in place.
enum TextShape {
  static func isMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 1: bytes[0] == UInt8(ascii: "-")
    case 2: equals(bytes, "NA")
    case 3: equals(bytes, "N/A") || equals(bytes, "–") || equals(bytes, "—")
    default: false
    }
  }

  static func isYesNo(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 5 else { return false }
    return yesNoWords.contains { equals(bytes, $0, folding: 0x20) }
  }

  private static let yesNoWords: [StaticString] = ["yes", "no", "true", "false", "y", "n"]

  static func isAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 8, bytes[0] | 0x20 == UInt8(ascii: "h") else { return false }
    return starts(bytes, "http://") || starts(bytes, "https://")
  }

  private static let pictureEndings: [StaticString] = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg", ".avif", ".bmp",
  ]

  static func isPicture(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    let path = UnsafeBufferPointer(rebasing: bytes[..<end])
    return pictureEndings.contains { ending in
      path.count > ending.utf8CodeUnitCount
        && equals(
          UnsafeBufferPointer(rebasing: path.suffix(ending.utf8CodeUnitCount)), ending,
          folding: 0x20)
    }
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ start: StaticString) -> Bool {
    bytes.count >= start.utf8CodeUnitCount
      && equals(
        UnsafeBufferPointer(rebasing: bytes.prefix(start.utf8CodeUnitCount)), start, folding: 0x20)
  }

  /// Compares with a text; `folding` 0x20 takes capitals for small letters.
  private static func equals(
    _ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString, folding: UInt8 = 0
  ) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && bytes.indices.allSatisfy {
        let byte = bytes[$0]
        return (byte &- 0x41 < 26 ? byte | folding : byte) == text.utf8Start[$0]
      }
  }

  /// Whether it is an IPv4 address. The parts of `192.168.100.101` look like groups of thousands.
  static func isIPAddress(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.count == 1 || part.first != 0x30 else {
          return false
        }
        return bytes.number(in: part.startIndex..<part.endIndex).map { $0 <= 255 } ?? false
      }
  }

  /// Whether the scalars beyond ASCII have letters that aren't capitals, else signs.
  static func others(_ bytes: UnsafeBufferPointer<UInt8>) -> (letters: Bool, signs: Bool) {
    var hasSigns = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar.properties.isEmoji {
        hasSigns = true
      } else if scalar.properties.isAlphabetic, !scalar.properties.isUppercase {
        return (true, false)
      }
    }
    return (false, hasSigns)
  }
}

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

  /// Whether it is a hash after `sha256:` or `0x`, or in quotes, as S3's ETags are.
  private static func isPrefixed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    let ends = [UInt8(ascii: ":"), UInt8(ascii: "x"), quote]
    guard let end = bytes.prefix(8).firstIndex(where: ends.contains), bytes.count - end > 16
    else { return false }
    return bytes[(end + 1)...].allSatisfy {
      $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 || $0 == quote
    }
  }
}
