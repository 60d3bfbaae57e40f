import PlainText
import SquadCore
import TerminalKit

/// A picture in its box, or a badge while there is none.
struct PictureView {
  let drawing: Drawing?
  let name: String
  let badge: String?
  let box: PictureBox

  /// Draws the rows from `top` on into a place at the top of `area`, as far as they fit.
  func draw(in area: Rect, from top: Int, on canvas: inout Canvas) {
  }
}
