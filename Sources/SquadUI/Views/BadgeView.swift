import Basics
import PlainText
import SquadCore
import TerminalKit

/// What stands where there is no picture: the initials on a colour that comes from the name.
enum BadgeView {
  /// Fills `area`, four columns by two rows or more; smaller ones as far as there is room.
  ///
  /// - Parameter sign: what stands for the title; nil: its initials.
  static func draw(
    _ title: String, sign: String? = nil, in area: Rect, on canvas: inout Canvas
  ) {
    guard !area.isEmpty else { return }
    let block = block(of: title)
    let edges = Style(foreground: block.foreground)
    let glyphs = canvas.glyphs
    let isRounded = !glyphs.isPlain && area.columns >= 4 && area.rows >= 3
    if !glyphs.isSpoken {
      let inside = isRounded ? area.inset(top: 1, bottom: 1) : area
      canvas.fill(inside, with: " ", style: block)
      if isRounded {
        edge(area.row, ["▗", "▄", "▖"], edges, area, on: &canvas)
        edge(area.endRow - 1, ["▝", "▀", "▘"], edges, area, on: &canvas)
      }
    }
    let initials = sign ?? PlainText.initials(title)
    let left = area.column + max((area.columns - PlainText.width(of: initials)) / 2, 0)
    canvas.write(
      initials, style: block.adding(.bold), at: left, area.row + (area.rows - 1) / 2,
      columns: area.endColumn - left)
  }

  /// The colour as the foreground, reversed: without colours the badge is still a block, and its
  /// letters are the terminal's own background, readable on it with any of the colours below.
  static func block(of title: String) -> Style {
    Style(foreground: color(of: title), attributes: .reverse)
  }

  /// Half a row with round ends: the left end, the middle, the right end.
  private static func edge(
    _ row: Int, _ parts: [Unicode.Scalar], _ style: Style, _ area: Rect, on canvas: inout Canvas
  ) {
    for column in area.column..<area.endColumn {
      let isLast = column == area.endColumn - 1
      canvas.put(parts[column == area.column ? 0 : isLast ? 2 : 1], style, at: column, row)
    }
  }

  /// Colours with a contrast of 3.8 and more to both black and white, whose nearest of the eight
  /// and of the sixteen is neither black, white, grey nor the dark blue that nobody can read.
  static let colors: [UInt8] = [160, 28, 29, 30, 31, 32, 98, 128, 164, 162, 161]

  /// Always the same one for a name, however its letters are written: FNV-1a.
  static func color(of title: String) -> Color {
    let hash = PlainText.foldedUTF8(title).reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return .indexed(colors[Int(hash % UInt64(colors.count))])
  }
}
