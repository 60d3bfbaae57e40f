import Basics
import SquadWords
import TerminalKit

/// The key that a replay has just pressed, as a cap at the footer's right. Its width is fixed, so
/// that nothing moves.
enum ReplayCapView {
  /// Width in columns, with the blank column at the right.
  static let columns = 11

  static func draw(_ text: String, in footer: Rect, on canvas: inout Canvas) {
    let room = Self.room(in: footer)
    guard !room.isEmpty else { return }
    canvas.fill(room, .text)
    guard !text.isEmpty else { return }
    let cut = canvas.glyphs.cut(text, to: room.columns - 3).text
    canvas.writeRight(" \(cut) ", .key, in: room.inset(left: 0, right: 1), row: room.row)
  }

  private static func room(in footer: Rect) -> Rect {
    footer.split(right: min(columns, footer.columns)).right
  }
}
