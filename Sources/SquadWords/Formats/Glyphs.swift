/// The few signs that are not letters, as the terminal can show them. Immutable and shared: as a
/// value its strings would be copied with every context and canvas.
package final class Glyphs: Sendable {
  /// Before the selection of the focused pane, and of any other.
  package let selected: String
  package let otherSelected: String
  package let star: String
  /// Behind what opens, and between the parts of a way.
  package let opens: String
  package let into: String
  package let hiddenLeft: String
  package let hiddenRight: String
  package let ascending: String
  package let descending: String
  package let ellipsis: String
  /// How fresh a list is, and that something newer is asked for.
  package let live: String
  package let saved: String
  package let bundled: String
  package let pending: String
  /// Before what was done.
  package let done: String
  /// Beside the better of two.
  package let better: String
  /// Between items of one line, spaces included.
  package let separator: String
  package let horizontal: Unicode.Scalar
  package let vertical: Unicode.Scalar
  package let downTee: Unicode.Scalar
  /// At a value on a chart's scale.
  package let rightTee: Unicode.Scalar
  package let thumb: Unicode.Scalar
  /// A bar's full cells, a half one, which may be missing, and its empty ones.
  package let barFull: String
  package let barHalf: String
  /// A half cell of a bar that grows to the left.
  package let barHalfLeft: String
  package let barEmpty: String
  /// Top left, top right, bottom left, bottom right.
  package let corners: [String]
  /// Whether squad's own words are spelled in ASCII too; names stay as they are.
  package let isPlain: Bool

  private enum Spelling {
    case unicode, ascii

    func callAsFunction<Sign>(_ sign: Sign, _ ascii: Sign) -> Sign {
      switch self {
      case .unicode: sign
      case .ascii: ascii
      }
    }
  }

  private init(_ spelling: Spelling) {
    selected = spelling("▸", ">")
    otherSelected = spelling("▹", "-")
    star = spelling("★", "*")
    // Nothing but a selection is marked `>`.
    opens = spelling("›", "..")
    into = spelling("›", "/")
    hiddenLeft = spelling("‹", "+")
    hiddenRight = spelling("›", "+")
    ascending = spelling("▲", "^")
    descending = spelling("▼", "v")
    ellipsis = spelling("…", "~")
    live = spelling("●", "*")
    saved = spelling("◐", "o")
    bundled = spelling("○", ".")
    pending = spelling("◌", "~")
    done = spelling("✓", "+")
    better = spelling("•", "*")
    separator = spelling(" · ", ", ")
    horizontal = spelling("─", "-")
    vertical = spelling("│", "|")
    downTee = spelling("┬", "+")
    rightTee = spelling("┤", "+")
    thumb = spelling("┃", "#")
    barFull = spelling("━", "=")
    barHalf = spelling("╸", "")
    barHalfLeft = spelling("╺", "")
    barEmpty = spelling("━", "-")
    corners = spelling(["╭", "╮", "╰", "╯"], ["+", "+", "+", "+"])
    isPlain = spelling(false, true)
  }

  package static let unicode = Glyphs(.unicode)

  /// For a locale without UTF-8, and for `--ascii`.
  package static let ascii = Glyphs(.ascii)

  /// Stands for a day without a price on the way of a chart's line.
  package var bridge: String { isPlain ? "." : "┈" }

  /// A text with its signs spelled as these glyphs are, column for column.
  package func spelled(_ text: String) -> String {
    guard isPlain, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(Self.plainSigns[scalar] ?? scalar) }
    return String(plain)
  }

  private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "·": "-", "–": "-", "…": "~", "×": "x", "↑": "^", "↓": "v", "←": "<", "→": ">", "µ": "u",
    "›": "/", "▲": "^", "▼": "v", "—": "-", "┈": ".",
  ]
}
