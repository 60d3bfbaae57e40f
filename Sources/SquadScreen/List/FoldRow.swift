import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The list's last row where entries without a rate share one: `152 without a rate · Enter shows
/// them`; in a narrow list without what the footer says, too.
struct FoldRow {
  let count: Int
  let role: Role

  func draw(in area: Rect, on canvas: inout Canvas) {
    let whole = canvas.strings.folded(count)
    let text =
      PlainText.width(of: whole) <= area.columns ? whole : canvas.strings.unrated(count)
    let cut = PlainText.prefix(
      text, columns: area.columns, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(cut.text, Role.quiet.on(role), at: area.column, area.row)
  }
}
