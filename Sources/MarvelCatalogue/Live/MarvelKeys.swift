import Basics
import HTTPKit
import Synchronization

/// The keys of a Marvel account. They are sent, and never stored or logged.
package struct MarvelKeys: Sendable {
  private let publicKey: String?
  private let privateKey: String?

  /// Without a public key requests aren't signed; without a private one only the public one is
  /// sent.
  package init(publicKey: String?, privateKey: String?) {
    self.publicKey = publicKey
    self.privateKey = privateKey
  }

  /// The parameters that sign a request: `ts`, `apikey` and `hash`, or as many as the keys allow.
  ///
  /// - Parameter nonce: any text that was not used before.
  func signature(nonce: String) -> [(String, String)] {
    guard let publicKey else { return [] }
    guard let privateKey else { return [("apikey", publicKey)] }
    let hash = MD5.hex(nonce + privateKey + publicKey)
    return [("ts", nonce), ("apikey", publicKey), ("hash", hash)]
  }

  var redaction: Redaction { Redaction(secrets: [publicKey, privateKey].compactMap { $0 }) }
}

/// Unique texts for the Marvel API's `ts`.
final class NonceSource: Sendable {
  private let now: @Sendable () -> Moment
  private let count = Atomic(0)

  init(_ now: @escaping @Sendable () -> Moment) { self.now = now }

  func next() -> String {
    "\(now().seconds)-\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
  }
}

/// The MD5 digest of RFC 1321, with which the Marvel API signs requests. It is insecure; squad uses
/// it for nothing else.
enum MD5 {
  /// The digest as 32 lower-case hexadecimal digits.
  static func hex(_ text: String) -> String {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let message = paddedForDigest(text, isBigEndian: false)
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      .map { String($0, radix: 16).zeroPadded(to: 2) }.joined()
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(block[block.startIndex + word * 4 + $1]) << ($1 * 8) }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mixed, word) = round(step, b, c, d)
      let sum = a &+ mixed &+ constants[step] &+ words[word]
      let shift = shifts[step / 16 * 4 + step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
    }
    state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
  }

  private static func round(
    _ step: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (mixed: UInt32, word: Int) {
    switch step / 16 {
    case 0: ((b & c) | (~b & d), step)
    case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
    case 2: (b ^ c ^ d, (3 * step + 5) % 16)
    default: (c ^ (b | ~d), (7 * step) % 16)
    }
  }

  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

  /// The sines of 1…64 radians, from RFC 1321.
  private static let constants: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193,
    0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d,
    0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8, 0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122,
    0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665, 0xf429_2244,
    0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]
}
