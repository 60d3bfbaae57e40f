/// Leaves out of a frame's bytes what changes nothing on the screen.
///
/// ncurses chooses a character set with every change of attributes, and sends each change as a
/// sequence of its own. We use one character set, and neighbouring changes are one: `ESC [ 39 m`,
/// `ESC ( B`, `ESC [ 0 ; 1 m`, `ESC [ 31 m` do what `ESC [ 0 ; 1 ; 31 m` does.
package enum OutputTrimmer {
  /// The same picture in fewer bytes. Frames that paint everything keep their character sets, since
  /// nobody knows what another program has left behind.
  package static func trimmed(_ bytes: [UInt8], keepingCharacterSets: Bool) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    /// Where the parameters of a style change begin in the output that more could join.
    var style: Int?
    var index = 0
    while index < bytes.count {
      let special = bytes[index...].firstIndex { $0 == 0x1B || $0 == 0x0F } ?? bytes.count
      if special > index {
        output += bytes[index..<special]
        style = nil
        index = special
      } else if !keepingCharacterSets, let end = characterSetEnd(bytes, index) {
        index = end
      } else if let end = styleEnd(bytes, index) {
        join(StyleParameters.shortened(bytes[(index + 2)..<end]), to: &output, at: &style)
        index = end + 1
      } else {
        output.append(bytes[index])
        style = nil
        index += 1
      }
    }
    return output
  }

  /// The end of `SI`, or of `ESC` with `( B` or `) B`, when that stands there.
  private static func characterSetEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
    if bytes[index] == 0x0F { return index + 1 }
    guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "B") else { return nil }
    let second = bytes[index + 1]
    return second == UInt8(ascii: "(") || second == UInt8(ascii: ")") ? index + 3 : nil
  }

  /// The place of the `m`, when `ESC [`, parameters and that stand there.
  private static func styleEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index] == 0x1B, bytes[index + 1] == UInt8(ascii: "[")
    else { return nil }
    var end = index + 2
    while end < bytes.count, bytes[end] &- 0x30 < 12 { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end : nil
  }

  /// Adds a style change to the one before it, or in its place when it begins with a reset.
  private static func join(
    _ parameters: ArraySlice<UInt8>, to output: inout [UInt8], at style: inout Int?
  ) {
    let first = parameters.prefix { $0 != UInt8(ascii: ";") }
    if let start = style {
      let isReset = first.isEmpty || first.allSatisfy { $0 == UInt8(ascii: "0") }
      // No parameter at all is a reset too, which must not vanish when another follows.
      if !isReset, output.count == start + 1 { output.insert(UInt8(ascii: "0"), at: start) }
      output.removeLast(isReset ? output.count - start : 1)
      if !isReset { output.append(UInt8(ascii: ";")) }
    } else {
      output.append(0x1B)
      output.append(UInt8(ascii: "["))
      style = output.count
    }
    output += parameters
    output.append(UInt8(ascii: "m"))
  }
}
