/// How a language writes digits.
package struct NumberFormat: Equatable, Sendable {
  let group: UInt8
  let point: UInt8
  /// The fewest digits before the point that are grouped.
  let fewestGrouped: Int

  /// `66,410.20`
  static let english = NumberFormat(
    group: UInt8(ascii: ","), point: UInt8(ascii: "."), fewestGrouped: 4)
  /// `66.410,20`, `2371`
  static let spanish = NumberFormat(
    group: UInt8(ascii: "."), point: UInt8(ascii: ","), fewestGrouped: 5)

  /// A text with a number as English writes it, written anew: `-66,410.20`, `▲ 1.2`, `80k`.
  func spelled(_ english: String) -> String {
    guard self != .english else { return english }
    let bytes = english.utf8
    let whole = bytes.prefix { $0 != UInt8(ascii: ".") }
    let isGrouped =
      whole.reduce(0) { $0 + ((0x30...0x39).contains($1) ? 1 : 0) } >= fewestGrouped
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","): if isGrouped { text.append(group) }
      case UInt8(ascii: "."): text.append(point)
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
