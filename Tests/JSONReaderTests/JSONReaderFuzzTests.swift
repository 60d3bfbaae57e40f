import TestSupport
import Testing

@testable import JSONReader

/// Random text that is almost JSON.
@Suite struct JSONReaderFuzzTests {
  private static let whole = #"""
    {"id": 1009368, "name": "Iron \"Man\" \u00e9 \ud83d\ude00", "n": [1, -2.5e3, true, null, [], {}],
     "deep": {"a": {"b": [{"c": "d"}, {"c": 7}]}}, "empty": "", "texts": ["a", "b", 3], "last": 0}
    """#
  private static let signs: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "-", "0", "1e999", "99999999999999999999", "null",
      "tru", "\\u12", "\\ud83d", "\u{0}", "\n", "é",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], Array(repeating: 0x5B, count: 2_000)]

  @Test(arguments: 0..<30)
  func `no change of a text traps, however it is read`(seed: Int) {
    var random = SplitMix(seed: seed)
    for _ in 0..<60 {
      var bytes = Array(Self.whole.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let sign = Self.signs.randomElement(using: &random) ?? []
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.insert(contentsOf: sign, at: place)
        case 1: bytes.replaceSubrange(place..<min(place + sign.count, bytes.count), with: sign)
        default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        }
      }
      bytes.withUnsafeBufferPointer { bytes in
        var reader = JSONReader(bytes)
        let isRead: Void? = try? walk(&reader, &random, depth: 0)
        // A text that can be read can also be skipped.
        var skipping = JSONReader(bytes)
        let isSkipped: Void? = try? skipping.skip()
        #expect((isRead != nil) == (isSkipped != nil), "seed \(seed)")
      }
    }
  }

  /// Reads a value in a randomly chosen way.
  private func walk(
    _ reader: inout JSONReader, _ random: inout SplitMix, depth: Int
  ) throws {
    guard depth < 40 else { return try reader.skip() }
    switch Int.random(in: 0...7, using: &random) {
    case 0: _ = try reader.text()
    case 1: _ = try reader.integer()
    case 2: _ = try reader.number()
    case 3: _ = try reader.texts()
    case 4: _ = try reader.withText { $0.count }
    case 5: _ = try reader.elements { try walk(&$0, &random, depth: depth + 1) }
    case 6: try reader.skip()
    default:
      _ = try reader.members { _, reader in try walk(&reader, &random, depth: depth + 1) }
    }
  }
}
