/// Recognises kinds of text in place.
enum TextShape {
  static func isMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 1: bytes[0] == UInt8(ascii: "-")
    case 2: equals(bytes, "NA")
    case 3: equals(bytes, "N/A")
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
