/// The signs of the screen, in Unicode or in ASCII. A class, because a value's strings would be copied
/// with every context and canvas.
package final class Glyphs: Sendable {
  /// Before the selection of the focused pane, and of the others.
  package let selected: String
  package let otherSelected: String
  package let star: String
  /// After a row that opens, and between breadcrumbs.
  package let opens: String
  package let into: String
  package let hiddenLeft: String
  package let hiddenRight: String
  package let ascending: String
  package let descending: String
  package let ellipsis: String
  /// The freshness of a list; `pending` while something newer is asked for.
  package let live: String
  package let saved: String
  package let bundled: String
  package let pending: String
  /// Before the message of a completed action, and before a marked row.
  package let done: String
  /// Beside the better of two values.
  package let better: String
  /// Between items of a line, spaces included.
  package let separator: String
  package let horizontal: Unicode.Scalar
  package let vertical: Unicode.Scalar
  package let downTee: Unicode.Scalar
  /// Beside a value on a chart's scale.
  package let rightTee: Unicode.Scalar
  package let thumb: Unicode.Scalar
  /// A bar's full, half and empty cells; without a half cell in ASCII.
  package let barFull: String
  package let barHalf: String
  /// A half cell of a bar that grows to the left.
  package let barHalfLeft: String
  package let barEmpty: String
  /// Top left, top right, bottom left, bottom right.
  package let corners: [String]
  /// Whether squad's own words are in ASCII, too; names stay as they are.
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
    // `>` is left to the selection.
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

  /// For a locale without UTF-8 and for `--ascii`.
  package static let ascii = Glyphs(.ascii)

  /// A day without a price on a chart's line.
  package var bridge: String { isPlain ? "." : "┈" }

  /// Replaces a text's signs by ASCII ones of the same width.
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
