/// The parameters of a style change (`ESC [ … m`), as short as terminals understand them.
enum StyleParameters {
  /// The same with each exact colour that one of the 240 fixed ones is, by that one's number:
  /// `38:2::255:135:0` and `38;2;255;135;0` are `38;5;208`.
  static func shortened(_ parameters: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Shorter than any exact colour: nearly all are.
    guard parameters.count > 9 else { return parameters }
    var output: [UInt8] = []
    var rest = parameters
    while !rest.isEmpty {
      if !output.isEmpty { output.append(UInt8(ascii: ";")) }
      if let color = exactColor(rest), let index = Palette.index(color.red, color.green, color.blue)
      {
        output += rest.prefix(2)
        output += ";5;\(index)".utf8
        rest = rest.dropFirst(color.length)
      } else {
        let length = exactColor(rest)?.length ?? rest.prefix { $0 != UInt8(ascii: ";") }.count
        output += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
      rest = rest.dropFirst()
    }
    return output[...]
  }

  /// The exact colour that the parameters begin with, and how many bytes it takes.
  private static func exactColor(
    _ parameters: ArraySlice<UInt8>
  ) -> (red: UInt8, green: UInt8, blue: UInt8, length: Int)? {
    var rest = parameters
    guard let target = number(&rest), target == 38 || target == 48,
      let separator = rest.popFirst(), number(&rest) == 2, rest.popFirst() == separator
    else { return nil }
    // Between colons the colour space may stand, which is nobody's but empty.
    if separator == UInt8(ascii: ":"), rest.first == separator { rest.removeFirst() }
    guard let red = number(&rest), rest.popFirst() == separator, let green = number(&rest),
      rest.popFirst() == separator, let blue = number(&rest),
      let red = UInt8(exactly: red), let green = UInt8(exactly: green),
      let blue = UInt8(exactly: blue)
    else { return nil }
    return (red, green, blue, parameters.count - rest.count)
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    let digits = bytes.prefix(4).prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    bytes = bytes.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
