import Basics
import SquadWords
import TerminalKit

/// The key that a replay has just pressed, as a cap at the footer's right. Its width is fixed, so
/// that nothing moves.
enum ReplayCapView {
  /// Width in columns, with the blank column at the right.
  static let columns = 11

  static func draw(_ text: String, in footer: Rect, on canvas: inout Canvas) {
    let area = footer.split(right: columns).right
    guard !area.isEmpty else { return }
    canvas.fill(area, .text)
    guard !text.isEmpty else { return }
    let cut = canvas.glyphs.cut(text, to: area.columns - 3).text
    canvas.writeRight(" \(cut) ", .key, in: area.inset(left: 0, right: 1), row: area.row)
  }
}
