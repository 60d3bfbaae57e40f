/// An opaque 24-bit colour, written as `0xRRGGBB`.
struct RGB: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let value: UInt32

  init(integerLiteral value: UInt32) { self.value = value }

  init(_ red: Int, _ green: Int, _ blue: Int) {
    value = UInt32(red & 0xFF) << 16 | UInt32(green & 0xFF) << 8 | UInt32(blue & 0xFF)
  }

  /// Reads six hexadecimal digits.
  init?(hex: Substring) {
    guard hex.utf8.count == 6, let value = UInt32(hex, radix: 16) else { return nil }
    self.value = value
  }

  var red: Int { Int(value >> 16 & 0xFF) }
  var green: Int { Int(value >> 8 & 0xFF) }
  var blue: Int { Int(value & 0xFF) }

  /// Perceived brightness, 0…255.
  var luma: Int { (red * 299 + green * 587 + blue * 114) / 1000 }

  var grey: RGB { RGB(luma, luma, luma) }

  /// Mixes in a share of another colour, in percent.
  func mixed(_ other: RGB, _ percent: Int) -> RGB {
    func mix(_ one: Int, _ two: Int) -> Int { one + (two - one) * percent / 100 }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// Shadows lean towards blue, so that they stay colours.
  func darker(_ percent: Int = 28) -> RGB { mixed(0x0A0A1E, percent) }
  func lighter(_ percent: Int = 25) -> RGB { mixed(0xFFFFFF, percent) }

  /// Black or white, whichever can be read on it.
  var ink: RGB { luma > 140 ? 0x16161E : 0xF6F6F2 }
}
