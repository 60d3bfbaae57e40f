/// Makes changes that matter to a parser, from seeded random numbers.
struct Mutator {
  var random: Random

  private static let signs: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "true", "-1", "0", "1e999", "-1e-999", "{}",
      "[]",
      "9223372036854775808", "-9223372036854775808", "0.1e400", "\u{0}", "\\u0000", "\\ud83d",
      "\\udca9\\ud83d", "\u{1B}[2J", "\u{9B}2J", "\u{202E}", "\u{FEFF}", "<b>&#0;&#x110000;&amp;",
      "2026-02-30T25:61:61Z", "9999-12-31", "\n", "//", "/*", "ctrl-", "http://[::1]:99999/%zz",
      String(repeating: "9", count: 60), String(repeating: "[", count: 3_000),
      String(repeating: "{\"a\":", count: 1_500), String(repeating: "👩‍👩‍👧", count: 40),
      String(repeating: "é\u{301}", count: 400),
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  /// One of the seeds with a few changes; sometimes none.
  mutating func input(from seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds[random.below(seeds.count)]
    for _ in 0..<random.below(12) { change(&bytes, seeds) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let place = random.below(bytes.count + 1)
    let rest = bytes.count - place
    switch random.below(9) {
    case 0: bytes.insert(contentsOf: sign(), at: place)
    case 1: bytes.replaceSubrange(place..<place + min(rest, 1 + random.below(4)), with: sign())
    case 2: bytes.removeSubrange(place..<place + min(rest, random.below(200)))
    case 3 where rest > 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 4 where random.below(8) == 0: bytes.removeSubrange(place...)
    case 5:
      let other = seeds[random.below(seeds.count)]
      bytes.insert(contentsOf: part(of: other), at: place)
    case 6: bytes.insert(contentsOf: part(of: bytes), at: place)
    default: replaceValue(in: &bytes, from: place)
    }
  }

  private mutating func sign() -> [UInt8] { Self.signs[random.below(Self.signs.count)] }

  private mutating func part(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let start = random.below(bytes.count + 1)
    return bytes[start...].prefix(random.below(400))
  }

  /// Replaces the next value of an object.
  private mutating func replaceValue(in bytes: inout [UInt8], from place: Int) {
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let ends = Array(",}]\n".utf8)
    let end = bytes[(colon + 1)...].firstIndex { ends.contains($0) } ?? bytes.endIndex
    bytes.replaceSubrange(colon + 1..<end, with: sign())
  }
}
