import Basics
import PlainText

/// Content of the whole screen: what views draw and a terminal shows.
package struct Frame: Hashable, Sendable {
  /// In cells; fixed.
  package let size: Size
  /// `size.area` cells, row by row.
  package internal(set) var cells: [Cell]
  /// Position of the terminal's cursor; nil hides it.
  package var cursor: Point?
  /// Links in the frame, for terminals that support them.
  package var links: [Hyperlink] = []

  /// A frame of spaces in `style`, without a cursor.
  package init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(" ", style: style), count: size.area)
  }

  /// The rectangle of all its cells.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a position; nil outside.
  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.row * size.columns + point.column] : nil
  }

  /// The cell at a position; nil outside.
  package subscript(column column: Int, row row: Int) -> Cell? {
    self[Point(column: column, row: row)]
  }

  /// Fills a rectangle with one scalar in one style; a scalar that isn't one column wide counts as
  /// a space.
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

  /// Blanks both halves of a wide character that an edge at `index` would split.
  mutating func splitWide(before index: Int, row: Int) {
    let start = row * size.columns
    guard index > start, index < start + size.columns, cells[index].role == .wideTrailing else {
      return
    }
    cells[index - 1] = Cell(" ", style: cells[index - 1].style)
    cells[index] = Cell(" ", style: cells[index].style)
  }

  /// Replaces one cell, without regard to halves of wide characters.
  mutating func put(_ cell: Cell, at index: Int) {
    cells[index] = cell
  }

  /// Writes printable ASCII from `index` on. The caller takes care of wide characters and space.
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

  /// Text of a row, `size.columns` wide; empty outside.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = String.UnicodeScalarView()
    for cell in cells[row * size.columns..<(row + 1) * size.columns] {
      // An array of each cell's scalars would take a fifth of the time of the screen's tests.
      if cell.role != .wideTrailing { line.append(cell.base) }
      if !cell.isSingleScalar { line.append(contentsOf: cell.scalars.dropFirst()) }
    }
    return String(line)
  }

  /// All rows as text, for golden files.
  package var lines: [String] { (0..<size.rows).map(text(row:)) }
}
