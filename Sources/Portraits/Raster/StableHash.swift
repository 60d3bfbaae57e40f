/// Pseudo-random choices that follow from a name alone, the same on every machine and for ever.
struct StableHash: Equatable {
  private(set) var seed: UInt64

  init(_ name: some StringProtocol) {
    seed = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { append(byte) }
  }

  /// A step of FNV-1a.
  mutating func append(_ byte: UInt8) { seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// A number below `count`; choices with different salts are independent of each other.
  func pick(_ count: Int, _ salt: UInt64) -> Int {
    // SplitMix64's finalizer.
    var bits = seed &+ (salt &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % UInt64(max(count, 1)))
  }

  /// One of a table's rows, which mustn't be empty.
  func pick<Row>(_ rows: [Row], _ salt: UInt64) -> Row { rows[pick(rows.count, salt)] }
}
