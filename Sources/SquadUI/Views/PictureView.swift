import Basics
import SquadCore
import TerminalKit

/// What stands beside a detail's head: its picture, or a badge while there is none.
struct PictureView {
  let image: CellImage?
  let title: String
  /// What stands for the title in a badge; nil: its initials.
  let sign: String?
  let box: Size

  /// Draws its rows from `top` on into the upper left of `area`, as far as they fit.
  func draw(in area: Rect, from top: Int, on canvas: inout Canvas) {
    if top == 0, area.rows >= box.rows {
      return draw(in: Rect(origin: area.origin, size: box), on: &canvas)
    }
    // Scrolled half away, it is drawn aside and its rows are taken over.
    var context = canvas.context
    context.size = box
    var aside = Canvas(context)
    draw(in: Rect(origin: .zero, size: box), on: &aside)
    for row in max(top, 0)..<max(min(box.rows, top + area.rows), max(top, 0)) {
      for column in 0..<min(box.columns, area.columns) {
        let cell = aside.frame.cells[row * box.columns + column]
        guard cell.role != .wideTrailing else { continue }
        canvas.write(
          String(cell.base), style: cell.style, at: area.column + column, area.row + row - top,
          columns: 2)
      }
    }
  }

  private func draw(in area: Rect, on canvas: inout Canvas) {
    if let image {
      CellImageView.draw(image, in: area, on: &canvas)
    } else {
      BadgeView.draw(title, sign: sign, in: area, on: &canvas)
    }
  }
}
