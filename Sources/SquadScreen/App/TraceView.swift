import PlainText
import SquadWords
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

extension Strings {
  /// `· list details · 12 µs · 214 bytes`, which follows the action's name.
  fileprivate func text(of trace: Trace, _ glyphs: Glyphs) -> String {
    let changes =
      trace.changes.isEmpty ? nothingChanged : trace.changes.joined(separator: " ")
    let parts = [
      changes, trace.microseconds.map(microseconds), bytes(number(trace.frames.last ?? 0)),
    ]
    return "· " + parts.compactMap { $0 }.joined(separator: glyphs.separator)
  }
}
