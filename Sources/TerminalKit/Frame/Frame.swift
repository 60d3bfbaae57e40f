import Basics
import PlainText

/// A picture of the whole screen: what the view draws and a terminal shows.
package struct Frame: Hashable, Sendable {
  package let size: Size
  /// Row by row, `size.area` of them.
  package internal(set) var cells: [Cell]
  /// Where the hardware cursor stands; nil hides it.
  package var cursor: Point?
  /// What of it can be opened, where the terminal knows links.
  package var links: [Hyperlink] = []

  /// An empty frame: spaces in `style`, no cursor.
  package init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(" ", style: style), count: size.area)
  }

  /// All of it.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a place; nil outside.
  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.row * size.columns + point.column] : nil
  }

  /// The cell at a place; nil outside.
  package subscript(column column: Int, row row: Int) -> Cell? {
    self[Point(column: column, row: row)]
  }

  /// Makes a rectangle one scalar in one style; a scalar that isn't one column wide counts as a
  /// space.
  package mutating func fill(_ rect: Rect, with scalar: Unicode.Scalar = " ", style: Style) {
    let area = bounds.intersection(rect)
    guard !area.isEmpty else { return }
    let shown = ShownScalar(scalar)
    let cell = Cell(shown?.columns == 1 ? shown?.scalar ?? " " : " ", style: style)
    for row in area.row..<area.endRow {
      let start = row * size.columns + area.column
      splitWide(before: start, row: row)
      splitWide(before: start + area.columns, row: row)
      cells.withUnsafeMutableBufferPointer { cells in
        for index in start..<start + area.columns { cells[index] = cell }
      }
    }
  }

  /// Blanks both halves of a wide character that a border at `index` would cut in two.
  mutating func splitWide(before index: Int, row: Int) {
    let start = row * size.columns
    guard index > start, index < start + size.columns, cells[index].role == .wideTrailing else {
      return
    }
    cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    cells[index] = Cell(" ", style: cells[index].style)
  }

  /// Replaces one cell; the caller keeps wide characters whole.
  mutating func put(_ cell: Cell, at index: Int) {
    cells[index] = cell
  }

  /// Puts printable ASCII into the cells from `index` on; the caller keeps wide characters whole and
  /// sees to it that there is room.
  mutating func put(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ style: Style, at index: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      var index = index
      for byte in text {
        cells[index] = Cell(Unicode.Scalar(byte), style: style)
        index += 1
      }
    }
  }

  /// Puts a combining mark onto a cell.
  mutating func combine(_ mark: Unicode.Scalar, at index: Int) {
    cells[index].combine(mark)
  }
}
