import TestSupport

/// Hostile random text from a seed, which a failing test prints.
struct RandomText: RandomNumberGenerator {
  private static let hostile: [UInt32] = [
    0x00, 0x07, 0x09, 0x0A, 0x0D, 0x1B, 0x7F, 0x85, 0x9B, 0x9D, 0xA0, 0xAD, 0x34F, 0x61C, 0x115F,
    0x1160, 0x180E, 0x200B, 0x200D, 0x200D, 0x200D, 0x200E, 0x2028, 0x2029, 0x202E, 0x2066, 0x20E3,
    0x3000, 0x3164, 0xFE0F, 0xFE0F, 0xFEFF, 0xFFF9, 0xFFFD, 0xFFFE, 0x1F3FD, 0x1F1EA, 0x1F1F8,
    0x1F469, 0x1F680, 0x2764, 0x1F525, 0xE0001, 0xE0067, 0xE0100, 0x10FFFF, 0xF8FF, 0x1FAE9,
    0x1100, 0x1161, 0x11A8, 0xAC00, 0x915, 0x94D, 0x937, 0x93F, 0x301, 0x301, 0x489, 0x4DC0,
  ]

  private var random: SplitMix

  init(seed: Int) { random = SplitMix(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  /// Up to `length` scalars from all planes.
  mutating func text(upTo length: Int = 40) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) { text.append(scalar()) }
    return String(text)
  }

  /// Complete and broken HTML mixed with hostile text.
  mutating func html(upTo length: Int = 30) -> String {
    let pieces = [
      "<", ">", "&", ";", "<b>", "</b>", "<br/>", "<p class=\"x>y\">", "<li>", "<!--", "-->",
      "<script>", "</script>", "&amp;", "&lt;", "&#27;", "&#x1b;", "&#x202E;", "&#8203;", "&#0;",
      "&#155;", "&#99999999999999999999;", "&eacute;", "&", "&#", "&#x", "\"", "'", "=", "</",
    ]
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in
      Bool.random(using: &self) ? pieces.randomElement(using: &self) ?? "" : text(upTo: 3)
    }.joined()
  }

  /// Up to `length` letters of a small alphabet, so that searches find some.
  mutating func words(upTo length: Int) -> String {
    let letters = ["a", "b", "A", "é", "ß", "Æ", " ", " ", "-", "1", "漢", "ﬁ", "e\u{301}"]
    return (0..<Int.random(in: 0...length, using: &self))
      .map { _ in letters.randomElement(using: &self) ?? "" }.joined()
  }

  private mutating func scalar() -> Unicode.Scalar {
    let value =
      switch Int.random(in: 0..<8, using: &self) {
      case 0...1: UInt32.random(in: 0x20..<0x7F, using: &self)
      case 2: UInt32(0x20)
      case 3...4: Self.hostile.randomElement(using: &self) ?? 0
      case 5: UInt32.random(in: 0x80..<0x3100, using: &self)
      case 6: UInt32.random(in: 0x300..<0x330, using: &self)
      default: UInt32.random(in: 0...0x10FFFF, using: &self)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
