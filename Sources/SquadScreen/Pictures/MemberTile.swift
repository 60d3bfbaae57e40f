import PlainText
import SquadCore
import SquadWords
import TerminalKit

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
    let text = isFramed ? "[\(badge)]" : badge
    let left = max((area.columns - PlainText.width(of: text)) / 2, 0)
    canvas.write(text, style: style, at: area.column + left, area.row, columns: area.columns - left)
  }
}
