import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The small tile that stands for a member: its badge, on the ground that its name has everywhere.
struct MemberTile: Equatable {
  static let columns = 4

  let badge: String
  private let title: String

  init(_ member: Member, _ glyphs: Glyphs) {
    // A sign that ASCII doesn't have gives way to the initials.
    let isShown = !glyphs.isPlain || member.badge.utf8.allSatisfy { $0 < 0x80 }
    badge = isShown ? member.badge : PlainText.initials(member.title)
    title = member.title
  }

  /// Fills `area`, which has the tile's columns; the badge stands in its first row.
  func draw(in area: Rect, on canvas: inout Canvas) {
    let context = canvas.context
    let style = context.theme.tile(for: title)
    canvas.fill(area, with: " ", style: style)
    let glyphs = context.glyphs
    let isFramed = glyphs.isPlain || context.theme.isFramed(style)
    let text = isFramed ? "[\(badge)]" : badge
    let left = max((area.columns - PlainText.width(of: text)) / 2, 0)
    canvas.write(
      text, style: style, at: area.column + left, area.row, columns: area.columns - left)
  }
}
