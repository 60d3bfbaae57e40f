import PlainText
import TerminalKit

/// The redux line: the last action, what it changed, how long that took, and what it cost.
struct TraceView: PartView {
  let trace: Trace?

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty, let trace else { return }
    let text = PlainText.line(canvas.strings.text(of: trace, canvas.glyphs))
    let cut = PlainText.prefix(text, columns: area.columns - 2, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(cut.text, .quiet, at: area.column + 1, area.row)
  }
}
