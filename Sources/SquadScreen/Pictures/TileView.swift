import PlainText
import Portraits
import SquadCore
import SquadWords
import TerminalKit

/// The tile in place of a picture: a colour derived from the name, with large initials if they fit.
enum TileView {
  /// Fills `area` with the initials in the middle, or with `sign` instead. `ground`, else the
  /// title, selects the colour; tiles that change with every key share a ground, so that unchanged
  /// cells cost nothing. `hasLargeLetters` tells whether to draw large letters if they fit.
  static func draw(
    _ title: String, sign: String? = nil, ground: String? = nil, hasLargeLetters: Bool = true,
    in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let style = canvas.context.theme.tile(for: ground ?? title)
    drawInside(title, style, sign, hasLargeLetters: hasLargeLetters, in: area, on: &canvas)
    guard canvas.context.theme.isFramed(style), fitsFrame(area) else { return }
    canvas.drawBorder(
      area, style: Style(foreground: style.foreground, background: style.background))
  }

  private static func drawInside(
    _ title: String, _ style: Style, _ sign: String?, hasLargeLetters: Bool, in area: Rect,
    on canvas: inout Canvas
  ) {
    let glyphs = canvas.glyphs
    let initials = sign ?? PlainText.initials(title)
    if hasLargeLetters, area.rows > TileGlyphs.rows, !glyphs.isPlain,
      area.columns >= TileGlyphs.columns(of: initials.utf8.count) + 2,
      let lines = TileGlyphs.lines(initials)
    {
      return drawLarge(lines, style, in: area, on: &canvas)
    }
    canvas.fill(area, with: " ", style: style)
    let isBracketed =
      glyphs.isPlain && area.columns >= 6
      || canvas.context.theme.isFramed(style) && !fitsFrame(area)
    let text = isBracketed ? "[\(initials)]" : initials
    write(text, style, in: area, row: area.row + (area.rows - 1) / 2, on: &canvas)
  }

  private static func fitsFrame(_ area: Rect) -> Bool { area.rows > 2 && area.columns > 4 }

  /// Rows without letters get only the background, and letters aren't bold: fewer bytes for the
  /// same cells.
  private static func drawLarge(
    _ lines: [String], _ style: Style, in area: Rect, on canvas: inout Canvas
  ) {
    let attributes = style.attributes.subtracting(.bold)
    let ground = Style(background: style.background, attributes: attributes)
    let letters = Style(
      foreground: style.foreground, background: style.background, attributes: attributes)
    let top = area.row + (area.rows - TileGlyphs.rows + 1) / 2
    canvas.fill(area, with: " ", style: ground)
    canvas.fill(
      Rect(column: area.column, row: top, columns: area.columns, rows: lines.count), with: " ",
      style: letters)
    for (row, line) in lines.enumerated() {
      write(line, letters, in: area, row: top + row, on: &canvas)
    }
  }

  fileprivate static func write(
    _ text: String, _ style: Style, in area: Rect, row: Int, on canvas: inout Canvas
  ) {
    let left = area.column + max((area.columns - PlainText.width(of: text)) / 2, 0)
    canvas.write(text, style: style, at: left, row, columns: area.endColumn - left)
  }
}

/// Large initials: letters and digits of 3 × 5 dots in half blocks, so that each takes 3 × 3 cells.
enum TileGlyphs {
  /// Columns of a number of letters, with one column between two.
  static func columns(of letters: Int) -> Int { max(letters * 4 - 1, 0) }
  static let rows = 3

  /// The three rows of a text; nil if it has a character without a bitmap.
  static func lines(_ text: String) -> [String]? {
    let letters = text.unicodeScalars.compactMap(PixelFont.dots)
    guard !letters.isEmpty, letters.count == text.unicodeScalars.count else { return nil }
    let blocks: [Character] = [" ", "▄", "▀", "█"]
    var lines = [String](repeating: "", count: rows)
    for (index, dots) in letters.enumerated() {
      // Each cell shows one dot above another; the sixth row of dots is blank.
      let dots = UInt32(dots) << 3
      for row in 0..<rows {
        if index > 0 { lines[row] += " " }
        for column in 0..<3 {
          let (above, below) = (17 - row * 6 - column, 14 - row * 6 - column)
          lines[row].append(blocks[Int(dots >> above & 1) * 2 + Int(dots >> below & 1)])
        }
      }
    }
    return lines
  }
}

/// A member's small tile: its badge on a colour derived from its name.
struct MemberTile: Equatable {
  static let columns = 4

  let badge: String
  private let title: String

  init(_ member: Member, _ glyphs: Glyphs) {
    // In ASCII, a badge with other characters is replaced by the initials.
    let isShown = !glyphs.isPlain || member.badge.utf8.allSatisfy { $0 < 0x80 }
    badge = isShown ? member.badge : PlainText.initials(member.title)
    title = member.title
  }

  /// Fills `area`, which is as wide as the tile; the badge is in the first row.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let context = canvas.context
    let style = context.theme.tile(for: title)
    canvas.fill(area, with: " ", style: style)
    let glyphs = context.glyphs
    let isFramed = glyphs.isPlain || context.theme.isFramed(style)
    TileView.write(isFramed ? "[\(badge)]" : badge, style, in: area, row: area.row, on: &canvas)
  }
}
