/// The few signs that are not letters, as the terminal can show them. Immutable and shared: as a
/// value its twelve strings would be copied with every context and canvas.
package final class Glyphs: Sendable {
  package let selected: String
  package let otherSelected: String
  package let star: String
  package let opens: String
  package let hiddenLeft: String
  package let hiddenRight: String
  package let ascending: String
  package let descending: String
  package let ellipsis: String
  /// Between items of one line, spaces included.
  package let separator: String
  package let horizontal: Unicode.Scalar
  package let vertical: Unicode.Scalar
  package let downTee: Unicode.Scalar
  /// At a value on a chart's scale.
  package let rightTee: Unicode.Scalar
  package let thumb: Unicode.Scalar
  /// A bar's full cells, and its empty ones.
  package let barFull: String
  package let barEmpty: String
  /// Top left, top right, bottom left, bottom right.
  package let corners: [String]
  /// Whether squad's own words are spelled in ASCII too; names stay as they are.
  package let isPlain: Bool
  /// Whether a screen reader has to read what is drawn: pictures of numbers are left out.
  package let isSpoken: Bool

  private init(
    selected: String, otherSelected: String, star: String, opens: String, hiddenLeft: String,
    hiddenRight: String, ascending: String, descending: String, ellipsis: String,
    separator: String, horizontal: Unicode.Scalar, vertical: Unicode.Scalar,
    downTee: Unicode.Scalar, rightTee: Unicode.Scalar, thumb: Unicode.Scalar, barFull: String,
    barEmpty: String, corners: [String], isPlain: Bool, isSpoken: Bool
  ) {
    self.selected = selected
    self.otherSelected = otherSelected
    self.star = star
    self.opens = opens
    self.hiddenLeft = hiddenLeft
    self.hiddenRight = hiddenRight
    self.ascending = ascending
    self.descending = descending
    self.ellipsis = ellipsis
    self.separator = separator
    self.horizontal = horizontal
    self.vertical = vertical
    self.downTee = downTee
    self.rightTee = rightTee
    self.thumb = thumb
    self.barFull = barFull
    self.barEmpty = barEmpty
    self.corners = corners
    self.isPlain = isPlain
    self.isSpoken = isSpoken
  }

  package static let unicode = Glyphs(
    selected: "▸", otherSelected: "▹", star: "★", opens: "›", hiddenLeft: "‹", hiddenRight: "›",
    ascending: "▲", descending: "▼", ellipsis: "…", separator: " · ", horizontal: "─",
    vertical: "│", downTee: "┬", rightTee: "┤", thumb: "┃", barFull: "█", barEmpty: "░",
    corners: ["┌", "┐", "└", "┘"], isPlain: false,
    isSpoken: false)

  /// For `ACCESSIBLE=1`: nothing is drawn that a screen reader would have to read out.
  package static let accessible = Glyphs(
    selected: ">", otherSelected: "-", star: "*", opens: ">", hiddenLeft: "<", hiddenRight: ">",
    ascending: "^", descending: "v", ellipsis: "...", separator: ", ", horizontal: " ",
    vertical: " ", downTee: " ", rightTee: " ", thumb: " ", barFull: " ", barEmpty: " ",
    corners: [" ", " ", " ", " "], isPlain: true, isSpoken: true)

  /// For a locale without UTF-8, and for `--ascii`.
  package static let ascii = Glyphs(
    selected: ">", otherSelected: "-", star: "*", opens: ">", hiddenLeft: "<", hiddenRight: ">",
    ascending: "^", descending: "v", ellipsis: "~", separator: ", ", horizontal: "-",
    vertical: "|", downTee: "+", rightTee: "+", thumb: "#", barFull: "#", barEmpty: "-",
    corners: ["+", "+", "+", "+"], isPlain: true, isSpoken: false)

  /// Stands for a day without a price on the way of a chart's line.
  var bridge: String { isPlain ? "." : "┈" }

  /// A text with its signs spelled as these glyphs are, column for column.
  func spelled(_ text: String) -> String {
    guard isPlain, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(Self.plainSigns[scalar] ?? scalar) }
    return String(plain)
  }

  private static let plainSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "·": "-", "–": "-", "…": "~", "×": "x", "↑": "^", "↓": "v", "←": "<", "→": ">", "µ": "u",
    "›": ">", "▲": "^", "▼": "v", "—": "-", "┈": ".",
  ]
}
