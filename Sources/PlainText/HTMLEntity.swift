/// One entity of HTML: `&eacute;`, `&#233;`, `&#xE9;`.
struct HTMLEntity {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  let scalar: Unicode.Scalar
  /// Behind its last scalar.
  let end: String.Index

  /// The entity that `text`, which follows an `&`, begins with; nil if that `&` is just text.
  init?(_ text: Substring.UnicodeScalarView) {
    guard let found = text.first == "#" ? Self.number(text.dropFirst()) : Self.name(text) else {
      return nil
    }
    (scalar, end) = found
  }

  /// A number is one with or without `;`. What no scalar has becomes U+FFFD.
  private static func number(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, String.Index)? {
    let isHex = text.first == "x" || text.first == "X"
    var rest = isHex ? text.dropFirst() : text
    let radix: UInt32 = isHex ? 16 : 10
    var value: UInt32 = 0
    let start = rest.startIndex
    while let scalar = rest.first, let digit = digit(scalar), digit < radix {
      value = min(value * radix + digit, 0x110000)
      rest.removeFirst()
    }
    guard rest.startIndex != start else { return nil }
    if rest.first == ";" { rest.removeFirst() }
    return (scalar(numbered: value), rest.startIndex)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x57
    case "A"..."F": scalar.value - 0x37
    default: nil
    }
  }

  private static func scalar(numbered value: UInt32) -> Unicode.Scalar {
    let isWindows = (0x80...0x9F).contains(value)
    let meant = isWindows ? HTMLEntityTable.windows1252[Int(value) - 0x80] : value
    return meant == 0 ? replacement : Unicode.Scalar(meant) ?? replacement
  }

  /// A name needs its `;`: "AT&T" and "Q&A" are none.
  private static func name(
    _ text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, String.Index)? {
    var key: UInt64 = 0
    var shift: UInt64 = 0
    for (index, scalar) in zip(text.indices, text).prefix(9) {
      if scalar == ";" {
        guard let place = HTMLEntityTable.names.firstIndex(ofSorted: key) else { return nil }
        let found = Unicode.Scalar(HTMLEntityTable.scalars[place])
        return found.map { ($0, text.index(after: index)) }
      }
      guard scalar.isASCII, shift < 64 else { return nil }
      key |= UInt64(scalar.value) << shift
      shift += 8
    }
    return nil
  }
}
