import PlainText

/// The signs of the screen, in Unicode or in ASCII. A class, because a value's strings would be copied
/// with every context and canvas.
package final class Glyphs: Sendable {
  /// Before the selection of the focused pane: `▸`.
  package let selected: String
  /// Before the selection of the other panes: `▹`.
  package let otherSelected: String
  /// Beside a member of the squad: `★`.
  package let star: String
  /// After a row that opens: `›`.
  package let opens: String
  /// Between breadcrumbs: `›`.
  package let into: String
  /// At the left end of the strip and of the catalogues where more lies there: `‹`.
  package let hiddenLeft: String
  /// At the right end of the strip and of the catalogues where more lies there: `›`.
  package let hiddenRight: String
  /// After the name of an ascending sort order, and for a price that rose: `▲`.
  package let ascending: String
  /// After the name of a descending sort order, and for a price that fell: `▼`.
  package let descending: String
  /// In place of cut text: `…`. One column wide.
  package let ellipsis: String
  /// Before the freshness of data from a service: `●`.
  package let live: String
  /// Before the freshness of saved data and of a user's file: `◐`.
  package let saved: String
  /// Before the freshness of bundled data: `○`.
  package let bundled: String
  /// In place of the other three while something newer is being requested: `◌`.
  package let pending: String
  /// Before the message of a completed action, and before a marked row.
  package let done: String
  /// Beside the better of two values.
  package let better: String
  /// Between items of a line, spaces included.
  package let separator: String
  /// Rules and horizontal borders: `─`.
  package let horizontal: Unicode.Scalar
  /// Vertical borders, and the rule between two panes: `│`.
  package let vertical: Unicode.Scalar
  /// The upper end of the rule between two panes: `┬`.
  package let downTee: Unicode.Scalar
  /// Beside a value on a chart's scale.
  package let rightTee: Unicode.Scalar
  /// The thumb of a scroll bar: `┃`.
  package let thumb: Unicode.Scalar
  /// A full cell of a bar: `━`.
  package let barFull: String
  /// A half cell at the end of a bar: `╸`; empty in ASCII.
  package let barHalf: String
  /// A half cell of a bar that grows to the left: `╺`; empty in ASCII.
  package let barHalfLeft: String
  /// A cell of a bar's empty rest: `━` in another colour, `-` in ASCII.
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

  /// For a locale with UTF-8.
  package static let unicode = Glyphs(.unicode)

  /// For a locale without UTF-8 and for `--ascii`.
  package static let ascii = Glyphs(.ascii)

  /// A day without a price on a chart's line.
  package var bridge: String { isPlain ? "." : "┈" }

  /// The start of a text in at most `columns`, with an ellipsis where it is cut, and its width.
  package func cut(_ text: String, to columns: Int) -> (text: String, width: Int) {
    PlainText.prefix(text, columns: columns, ellipsis: ellipsis)
  }

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
