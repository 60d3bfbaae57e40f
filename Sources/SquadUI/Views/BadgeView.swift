import PlainText
import SquadCore
import TerminalKit

/// The tile that stands where there is no picture: a flat ground by the name, with large initials
/// where there is room for them.
enum BadgeView {
  /// Fills `area`; the initials stand in its middle.
  ///
  /// - Parameter sign: what stands for the title; nil: its initials.
  static func draw(
    _ title: String, sign: String? = nil, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let style = canvas.context.theme.tile(for: title)
    let glyphs = canvas.glyphs
    if !glyphs.isSpoken { canvas.fill(area, with: " ", style: style) }
    let initials = sign ?? initials(of: title)
    if area.rows > TileGlyphs.rows, !glyphs.isPlain,
      area.columns >= TileGlyphs.columns(of: initials.utf8.count) + 2,
      let lines = TileGlyphs.lines(initials)
    {
      let top = area.row + (area.rows - TileGlyphs.rows + 1) / 2
      for (row, line) in lines.enumerated() {
        write(line, style, in: area, row: top + row, on: &canvas)
      }
    } else {
      let isFramed = glyphs.isPlain && !glyphs.isSpoken && area.columns >= 6
      let text = isFramed ? "[\(initials)]" : initials
      write(text, style, in: area, row: area.row + (area.rows - 1) / 2, on: &canvas)
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
