import PlainText
import SquadCore
import TerminalKit

/// The tile that stands where there is no picture: a flat ground by the name, with large initials
/// where there is room for them.
enum TileView {
  /// Fills `area`; the initials stand in its middle.
  ///
  /// - Parameters:
  ///   - sign: what stands for the title; nil: its initials.
  ///   - ground: the name that the colour comes from, the same for all of a list, with small
  ///     letters: where tiles change with every key, cells that stay cost nothing. Nil: the title.
  static func draw(
    _ title: String, sign: String? = nil, ground: String? = nil, in area: Rect,
    on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let style = canvas.context.theme.tile(for: ground ?? title)
    let glyphs = canvas.glyphs
    let initials = sign ?? initials(of: title)
    if ground == nil, area.rows > TileGlyphs.rows, !glyphs.isPlain,
      area.columns >= TileGlyphs.columns(of: initials.utf8.count) + 2,
      let lines = TileGlyphs.lines(initials)
    {
      return drawLarge(lines, style, in: area, on: &canvas)
    }
    if !glyphs.isSpoken { canvas.fill(area, with: " ", style: style) }
    let isFramed = glyphs.isPlain && !glyphs.isSpoken && area.columns >= 6
    let text = isFramed ? "[\(initials)]" : initials
    write(text, style, in: area, row: area.row + (area.rows - 1) / 2, on: &canvas)
  }

  /// Rows without letters have the ground alone, and no letter is bold: fewer bytes for the same
  /// cells.
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

  /// An issue's number is no part of its name: `Secret Empire (2017) #7` → `SE`.
  private static func initials(of title: String) -> String {
    let bytes = title.utf8
    guard let sign = bytes.lastIndex(of: UInt8(ascii: "#")), sign > bytes.startIndex else {
      return PlainText.initials(title)
    }
    return PlainText.initials(String(title[..<sign]))
  }

  private static func write(
    _ text: String, _ style: Style, in area: Rect, row: Int, on canvas: inout Canvas
  ) {
    let left = area.column + max((area.columns - PlainText.width(of: text)) / 2, 0)
    canvas.write(text, style: style, at: left, row, columns: area.endColumn - left)
  }
}
