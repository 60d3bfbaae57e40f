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
    var rest = bytes[...]
    while let byte = rest.first {
      if !keepingCharacterSets, let length = characterSetLength(rest) {
        rest = rest.dropFirst(length)
      } else if byte == 0x1B, let parameters = styleParameters(rest) {
        join(parameters, to: &output, at: &style)
        rest = rest.dropFirst(parameters.count + 3)
      } else {
        style = nil
        output.append(byte)
        rest = rest.dropFirst()
      }
    }
    return output
  }

  /// `SI`, or `ESC` with `( B` or `) B`, at the start.
  private static func characterSetLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.first == 0x0F { return 1 }
    return bytes.starts(with: [0x1B, 0x28, 0x42]) || bytes.starts(with: [0x1B, 0x29, 0x42])
      ? 3 : nil
  }

  /// What stands between `ESC [` and `m`, when that is what the bytes begin with.
  private static func styleParameters(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: [0x1B, 0x5B]) else { return nil }
    let parameters = bytes.dropFirst(2).prefix { (0x30...0x3B).contains($0) }
    return bytes.dropFirst(2 + parameters.count).first == UInt8(ascii: "m") ? parameters : nil
  }

  /// Adds a style change to the one before it, or in its place when it begins with a reset.
  private static func join(
    _ parameters: ArraySlice<UInt8>, to output: inout [UInt8], at style: inout Int?
  ) {
    if let start = style {
      let isReset = parameters.isEmpty || parameters.split(separator: 0x3B).first == [0x30]
      // An empty parameter is a reset too, which must not vanish when another follows.
      if !isReset, output.count == start + 1 { output.insert(0x30, at: start) }
      output.removeLast(isReset ? output.count - start : 1)
      if !isReset { output.append(UInt8(ascii: ";")) }
    } else {
      output += [0x1B, 0x5B]
      style = output.count
    }
    output += parameters
    output.append(UInt8(ascii: "m"))
  }
}
