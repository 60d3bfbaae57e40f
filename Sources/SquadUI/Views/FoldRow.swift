import PlainText
import SquadCore
import TerminalKit

/// The list's last row where entries without a rate share one: `152 without a rate · Enter shows
/// them`.
struct FoldRow {
  let count: Int
  let role: Role

  func draw(in area: Rect, on canvas: inout Canvas) {
    let text = PlainText.prefix(
      canvas.strings.folded(count), columns: area.columns, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(text.text, Role.quiet.on(role), at: area.column, area.row)
  }
}
