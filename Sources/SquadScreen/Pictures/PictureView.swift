import Basics
import SquadCore
import TerminalKit

/// The room of a picture: the picture, or a tile in its upper left while there is none.
struct PictureView {
  let image: CellImage?
  let title: String
  /// What stands for the title in a tile; nil: its initials.
  var sign: String?
  let box: Size
  /// The tile's size; nil: all of the box.
  var tile: Size?
  /// The name that the tile's colour comes from; nil: the title.
  var ground: String?
  var hasLargeLetters = true

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
      CellImageView.draw(image, isCentred: false, in: area, on: &canvas)
    } else {
      let tile = Rect(origin: area.origin, size: tile ?? box)
      TileView.draw(
        title, sign: sign, ground: ground, hasLargeLetters: hasLargeLetters, in: tile, on: &canvas)
    }
  }
}
