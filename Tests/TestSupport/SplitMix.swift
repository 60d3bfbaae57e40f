/// Random numbers from a seed (SplitMix64), so that a failure can be reproduced.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The rounds of a property test. `make properties` runs all of them in release; a debug build, in
  /// which each takes some thirty times as long, runs one in ten.
  package static func rounds(_ number: Int) -> Range<Int> {
    #if DEBUG
      0..<max(number / 10, 1)
    #else
      0..<number
    #endif
  }
}
