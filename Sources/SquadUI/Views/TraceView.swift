import PlainText
import TerminalKit

/// The redux line: the last action, what it changed, how long that took, and what it cost.
struct TraceView: PartView {
  let trace: Trace?

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty, let trace else { return }
    let room = area.inset(left: 1, right: 1)
    var column = room.column
    func write(_ text: String, _ role: Role, on canvas: inout Canvas) {
      let cut = PlainText.prefix(
        text, columns: max(room.endColumn - column, 0), ellipsis: canvas.glyphs.ellipsis)
      column += canvas.write(cut.text, role, at: column, area.row)
    }
    write(" \(PlainText.line(trace.action)) ", .key, on: &canvas)
    // The cap ends in the separator's first space.
    let rest = canvas.strings.text(of: trace, canvas.glyphs)
    write(rest, .quiet, on: &canvas)
    let spark = ByteSpark.text(trace.frames, canvas.glyphs)
    if room.endColumn - column > trace.frames.count { write(" \(spark)", .graph, on: &canvas) }
  }
}
