import Basics
import Portraits
import SquadCore
import TerminalKit

/// The space of a picture: the picture, squad's own one, or a tile at its upper left.
struct PictureView {
  let image: CellImage?
  /// Nil: a tile replaces a missing picture.
  var portrait: PortraitSubject?
  let title: String
  /// Text of the tile; nil: the title's initials.
  var sign: String?
  let box: Size
  /// The tile's size; nil: the whole box.
  var tile: Size?
  /// Name that determines the tile's colour; nil: the title.
  var ground: String?
  var hasLargeLetters = true
  /// Whether squad's own picture is in greys.
  var isQuiet = false

  /// Draws the rows from `top` on at the upper left of `area`, cropped to it.
  func draw(in area: Rect, from top: Int, on canvas: inout Canvas) {
    if top == 0, area.rows >= box.rows {
      return draw(in: Rect(origin: area.origin, size: box), on: &canvas)
    }
    // Partly scrolled out of view: drawn on a canvas of its own, whose visible rows are copied.
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
    } else if let portrait {
      let image = CellImage(portrait, in: area.size, canvas.context.colors, isGrey: isQuiet)
      CellImageView.draw(image, isCentred: false, in: area, on: &canvas)
    } else {
      let tile = Rect(origin: area.origin, size: tile ?? box)
      TileView.draw(
        title, sign: sign, ground: ground, hasLargeLetters: hasLargeLetters, in: tile, on: &canvas)
    }
  }
}
