import PlainText

/// The signs of the screen, in Unicode or in ASCII.
package struct Glyphs: Equatable, Sendable {
  /// Whether the signs and squad's own words are in ASCII; names stay as they are.
  package let isPlain: Bool

  /// For a locale with UTF-8.
  package static let unicode = Glyphs(isPlain: false)

  /// For a locale without UTF-8 and for `--ascii`.
  package static let ascii = Glyphs(isPlain: true)

  /// Before the selection of the focused pane: `▸`.
  package var selected: String { isPlain ? ">" : "▸" }
  /// Before the selection of the other panes: `▹`.
  package var otherSelected: String { isPlain ? "-" : "▹" }
  /// Beside a member of the squad: `★`.
  package var star: String { isPlain ? "*" : "★" }
  /// After a row that opens: `›`; not `>`, which is left to the selection.
  package var opens: String { isPlain ? ".." : "›" }
  /// Between breadcrumbs: `›`.
  package var into: String { isPlain ? "/" : "›" }
  /// At the left end of the strip and of the catalogues where more lies there: `‹`.
  package var hiddenLeft: String { isPlain ? "+" : "‹" }
  /// At the right end of the strip and of the catalogues where more lies there: `›`.
  package var hiddenRight: String { isPlain ? "+" : "›" }
  /// After the name of an ascending sort order, and for a price that rose: `▲`.
  package var ascending: String { isPlain ? "^" : "▲" }
  /// After the name of a descending sort order, and for a price that fell: `▼`.
  package var descending: String { isPlain ? "v" : "▼" }
  /// In place of cut text: `…`. One column wide.
  package var ellipsis: String { isPlain ? "~" : "…" }
  /// Before the freshness of data from a service: `●`.
  package var live: String { isPlain ? "*" : "●" }
  /// Before the freshness of saved data and of a user's file: `◐`.
  package var saved: String { isPlain ? "o" : "◐" }
  /// Before the freshness of bundled data: `○`.
  package var bundled: String { isPlain ? "." : "○" }
  /// In place of the other three while something newer is being requested: `◌`.
  package var pending: String { isPlain ? "~" : "◌" }
  /// Before the message of a completed action, and before a marked row.
  package var done: String { isPlain ? "+" : "✓" }
  /// Beside the better of two values.
  package var better: String { isPlain ? "*" : "•" }
  /// Between items of a line, spaces included.
  package var separator: String { isPlain ? ", " : " · " }
  /// Rules and horizontal borders: `─`.
  package var horizontal: Unicode.Scalar { isPlain ? "-" : "─" }
  /// Vertical borders, and the rule between two panes: `│`.
  package var vertical: Unicode.Scalar { isPlain ? "|" : "│" }
  /// The upper end of the rule between two panes: `┬`.
  package var downTee: Unicode.Scalar { isPlain ? "+" : "┬" }
  /// Beside a value on a chart's scale.
  package var rightTee: Unicode.Scalar { isPlain ? "+" : "┤" }
  /// The thumb of a scroll bar: `┃`.
  package var thumb: Unicode.Scalar { isPlain ? "#" : "┃" }
  /// A full cell of a bar: `━`.
  package var barFull: String { isPlain ? "=" : "━" }
  /// A half cell at the end of a bar: `╸`; empty in ASCII.
  package var barHalf: String { isPlain ? "" : "╸" }
  /// A half cell of a bar that grows to the left: `╺`; empty in ASCII.
  package var barHalfLeft: String { isPlain ? "" : "╺" }
  /// A cell of a bar's empty rest: `━` in another colour, `-` in ASCII.
  package var barEmpty: String { isPlain ? "-" : "━" }
  /// Top left, top right, bottom left, bottom right.
  package var corners: [String] { isPlain ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"] }
  /// A day without a price on a chart's line.
  package var bridge: String { isPlain ? "." : "┈" }

  /// The start of a text in at most `columns`, with an ellipsis where it is cut.
  package func cut(_ text: String, to columns: Int) -> String {
    PlainText.prefix(text, columns: columns, ellipsis: ellipsis).text
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
