import Basics

/// Colours and attributes of a cell, packed into one word, since drawing compares the style of
/// every cell of every frame.
package struct Style: Hashable, Sendable {
  /// Foreground in bits 0–25, background in 26–51, attributes in 52–56.
  package let bits: UInt64

  /// The terminal's own colours without attributes.
  package static let plain = Style()

  /// The terminal's own colours and no attributes by default.
  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    bits = Self.pack(foreground) | Self.pack(background) << 26 | UInt64(attributes.rawValue) << 52
  }

  init(bits: UInt64) {
    self.bits = bits
  }

  /// Colour of the text.
  package var foreground: Color {
    get { Self.unpack(bits) }
    set { self = Style(foreground: newValue, background: background, attributes: attributes) }
  }

  /// Colour behind the text.
  package var background: Color {
    get { Self.unpack(bits >> 26) }
    set { self = Style(foreground: foreground, background: newValue, attributes: attributes) }
  }

  /// Attributes besides the colours.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { self = Style(foreground: foreground, background: background, attributes: newValue) }
  }

  /// The style with more attributes.
  package func adding(_ more: Attributes) -> Style {
    Style(bits: bits | UInt64(more.rawValue) << 52)
  }

  /// Two bits of kind above 24 bits of value.
  private static func pack(_ color: Color) -> UInt64 {
    switch color {
    case .standard: 0
    case .indexed(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  private static func unpack(_ packed: UInt64) -> Color {
    let byte = { (shift: UInt64) in UInt8(truncatingIfNeeded: packed >> shift) }
    return switch packed >> 24 & 3 {
    case 1: .indexed(byte(0))
    case 2: .rgb(byte(16), byte(8), byte(0))
    default: .standard
    }
  }

  /// The style at a colour depth. Different colours that become equal are kept legible.
  package func quantised(to depth: ColorDepth) -> Style {
    let fore = foreground.quantised(to: depth)
    let back = background.quantised(to: depth)
    var style = Style(foreground: fore, background: back, attributes: attributes)
    if case .indexed(let index) = back, fore == back, foreground != background {
      let value = XtermColors.rgb(index)
      let brightness = Int(value.red) * 3 + Int(value.green) * 6 + Int(value.blue)
      style.foreground = .indexed(brightness > 1275 ? 0 : 7)
    }
    return style
  }
}

/// Drawing attributes of a cell, besides its colours.
package struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute, in the lowest five.
  package let rawValue: UInt8

  /// `A_BOLD` of curses.
  package static let bold = Attributes(rawValue: 1)
  /// `A_DIM` of curses.
  package static let dim = Attributes(rawValue: 2)
  /// `A_ITALIC` of curses; nothing where curses has no italics.
  package static let italic = Attributes(rawValue: 4)
  /// `A_UNDERLINE` of curses.
  package static let underline = Attributes(rawValue: 8)
  /// `A_REVERSE` of curses: colours of text and background exchanged.
  package static let reverse = Attributes(rawValue: 16)

  /// Drops bits of no attribute.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 31
  }

  /// Replaces the standard library's generic initializer, whose first call searches the whole
  /// program for a conformance: 1.5 % of a start.
  package init(arrayLiteral elements: Attributes...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }
}

extension Color {
  /// The nearest colour at a colour depth.
  package func quantised(to depth: ColorDepth) -> Color {
    guard self != .standard else { return .standard }
    switch depth {
    case .none: return .standard
    case .eight: return nearest(among: 8)
    case .sixteen: return nearest(among: 16)
    case .indexed256:
      guard case .rgb(let red, let green, let blue) = self else { return self }
      return .indexed(XtermColors.nearest(red: red, green: green, blue: blue))
    case .direct: return self
    }
  }

  private func nearest(among count: Int) -> Color {
    switch self {
    case .standard: return .standard
    case .indexed(let index) where index < 16: return .indexed(count == 8 ? index & 7 : index)
    case .indexed(let index):
      let value = XtermColors.rgb(index)
      return Color.rgb(value.red, value.green, value.blue).nearest(among: count)
    case .rgb(let red, let green, let blue):
      return .indexed(
        XtermColors.nearest(red: red, green: green, blue: blue, among: 0..<UInt8(count)))
    }
  }
}

/// Xterm's 256 colours, and the nearest of them to a value.
package enum XtermColors {
  /// Value of an entry; for 0–15, which users change, xterm's default.
  package static func rgb(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    if index < 16 { return basic[Int(index)] }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let offset = Int(index) - 16
    return (levels[offset / 36], levels[offset / 6 % 6], levels[offset % 6])
  }

  /// The entry of `range` nearest to a value.
  static func nearest(red: UInt8, green: UInt8, blue: UInt8, among range: Range<UInt8>) -> UInt8 {
    let distances = range.map { ($0, distance(rgb($0), (red, green, blue))) }
    return distances.min { $0.1 < $1.1 }?.0 ?? 0
  }

  /// The entry of the cube and greys nearest to a value, without the user's sixteen.
  package static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let cube = 16 + 36 * level(red) + 6 * level(green) + level(blue)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
    let wanted = (red, green, blue)
    return distance(rgb(grey), wanted) < distance(rgb(cube), wanted) ? grey : cube
  }

  private typealias Value = (red: UInt8, green: UInt8, blue: UInt8)

  /// Squared distance, weighted roughly by the eye's sensitivity.
  private static func distance(_ one: Value, _ other: (UInt8, UInt8, UInt8)) -> Int {
    let red = Int(one.red) - Int(other.0)
    let green = Int(one.green) - Int(other.1)
    let blue = Int(one.blue) - Int(other.2)
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func level(_ value: UInt8) -> UInt8 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static let basic: [Value] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
