/// A cell of a frame: a base scalar and up to two combining ones, a style and a role, in two words
/// without allocation.
package struct Cell: Hashable, Sendable {
  /// Three scalars of 21 bits; 0 for none.
  private var glyph: UInt64
  /// The style's bits, and the role in the top two.
  private var appearance: UInt64

  /// A space in the terminal's default colours.
  package static let blank = Cell(" ")

  /// Takes the base scalar unchecked: `Frame.write` makes text safe.
  init(_ base: Unicode.Scalar, style: Style = .plain, role: CellRole = .narrow) {
    glyph = UInt64(base.value)
    appearance = style.bits | UInt64(role.rawValue) << 62
  }

  /// The right half of a wide character.
  static func trailing(style: Style) -> Cell {
    Cell("\0", style: style, role: .wideTrailing)
  }

  /// Colours and attributes. Setting them keeps the character and the role.
  package var style: Style {
    get { Style(bits: appearance & ~(3 << 62)) }
    set { appearance = newValue.bits | appearance & (3 << 62) }
  }

  /// Part of a character that the cell holds.
  package var role: CellRole {
    CellRole(rawValue: UInt8(truncatingIfNeeded: appearance >> 62)) ?? .narrow
  }

  /// The base scalar; NUL in a trailing half.
  package var base: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: glyph) & 0x1F_FFFF) ?? "\0"
  }

  /// Combining scalars as numbers, 0 for none.
  package var marks: (first: UInt32, second: UInt32) {
    let mask: UInt64 = 0x1F_FFFF
    return (UInt32(truncatingIfNeeded: glyph >> 21 & mask), UInt32(truncatingIfNeeded: glyph >> 42))
  }

  /// Whether it has no combining scalars.
  package var isSingleScalar: Bool { glyph >> 21 == 0 }

  /// Adds a combining scalar; drops a third one.
  mutating func combine(_ mark: Unicode.Scalar) {
    if glyph >> 21 == 0 {
      glyph |= UInt64(mark.value) << 21
    } else if glyph >> 42 == 0 {
      glyph |= UInt64(mark.value) << 42
    }
  }

  /// The base scalar for a terminal that shows only ASCII: a lookalike, else `?`.
  package var ascii: Unicode.Scalar {
    let value = base.value
    if value < 0x80 { return base }
    if let lookalike = Self.lookalikes[base] { return lookalike }
    return (0x2500..<0x2580).contains(value) ? "+" : (0x2580..<0x25A0).contains(value) ? "#" : "?"
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "─": "-", "━": "-", "│": "|", "┃": "|", "▸": ">", "▹": "-", "›": ">", "‹": "<", "★": "*",
    "☆": "*", "▲": "^", "▼": "v", "·": ".", "•": "*", "…": ".", "–": "-", "—": "-", "‘": "'",
    "’": "'", "“": "\"", "”": "\"", "→": ">", "←": "<", "↑": "^", "↓": "v", "×": "x", "█": "#",
    "░": ".", "═": "=", "║": "|",
  ]
}

/// Part of a character that a cell holds.
package enum CellRole: UInt8, Hashable, Sendable {
  case narrow
  /// Left half of a wide character; the next cell is its trailing half.
  case wideLeading
  /// Right half, without scalars of its own.
  case wideTrailing
}
