import Basics
import CPictures
import SquadCore
import TerminalKit

/// Draws pixels as cells.
package struct PictureRenderer: Sendable {
  private let libraries: PictureLibraries

  /// Uses the system's libraries, opened for the first picture.
  package init() { self.init(.shared) }

  init(_ libraries: PictureLibraries) { self.libraries = libraries }

  /// Opens the libraries for these colours; throws if one is missing.
  func prepare(for colors: ColorDepth) throws(PictureError) {
    switch colors {
    case .none, .eight, .sixteen: break
    case .indexed256, .direct: _ = try libraries.chafa()
    }
  }

  /// Draws the largest picture that fits into the cells in its proportions. `isUTF8` tells whether
  /// the terminal shows more than ASCII.
  package func image(
    of pixels: Pixels, columns: Int, rows: Int, colors: ColorDepth, isUTF8: Bool
  ) throws(PictureError) -> CellImage {
    let size = Size(columns: columns, rows: rows).drawable.fitting(pixels)
    guard !size.isEmpty else {
      return CellImage(columns: 0, rows: 0, cells: [])
    }
    switch colors {
    // Users redefine the first sixteen colours, so their real values are unknown.
    case .none, .eight, .sixteen:
      return isUTF8
        ? BrailleRenderer.image(of: pixels, size) : ASCIIRenderer.image(of: pixels, size)
    case .indexed256:
      return try draw(pixels, size, SQUAD_PICTURE_INDEXED, isUTF8: isUTF8) { color in
        UInt8(exactly: color).map(Color.indexed) ?? .standard
      }
    case .direct:
      return try draw(pixels, size, SQUAD_PICTURE_DIRECT, isUTF8: isUTF8) { color in
        let byte = { (shift: Int32) in UInt8(truncatingIfNeeded: color >> shift) }
        return color < 0 ? .standard : .rgb(byte(16), byte(8), byte(0))
      }
    }
  }

  /// Decodes and draws a picture. Throws if nothing of it would be visible, since a badge tells
  /// more.
  package func image(
    ofBytes bytes: [UInt8], columns: Int, rows: Int, colors: ColorDepth, isUTF8: Bool
  ) throws(PictureError) -> CellImage {
    let box = Size(columns: columns, rows: rows)
    let pixels = try PictureDecoder(libraries: libraries).pixels(
      of: bytes, width: box.pixelWidth, height: box.pixelHeight)
    let image = try image(of: pixels, columns: columns, rows: rows, colors: colors, isUTF8: isUTF8)
    guard image.cells.contains(where: { $0 != .blank }) else { throw .blank }
    return image
  }

  private func draw(
    _ pixels: Pixels, _ size: Size, _ colors: squad_picture_colors, isUTF8: Bool,
    _ color: (Int32) -> Color
  ) throws(PictureError) -> CellImage {
    let chafa = try libraries.chafa()
    let none = squad_picture_cell(scalar: 0x20, foreground: -1, background: -1)
    var cells = Array(repeating: none, count: size.columns * size.rows)
    let isDrawn = squad_picture_draw(
      chafa, pixels.rgba, Int32(clamping: pixels.width), Int32(clamping: pixels.height),
      Int32(clamping: size.columns), Int32(clamping: size.rows), colors, !isUTF8, &cells)
    guard isDrawn else { throw .tooLarge("\(size.columns) by \(size.rows) cells") }
    return CellImage(
      columns: size.columns, rows: size.rows, cells: cells.map { Self.cell($0, color) })
  }

  /// Unifies cells that look alike: a full block is a space on its colour, and a space has no
  /// foreground. Costs the terminal the fewest bytes.
  private static func cell(_ cell: squad_picture_cell, _ color: (Int32) -> Color) -> ImageCell {
    let scalar = Unicode.Scalar(cell.scalar) ?? " "
    let (front, back) = (color(cell.foreground), color(cell.background))
    if scalar == " " || front == back { return ImageCell(" ", background: back) }
    if scalar == "█" { return ImageCell(" ", background: front) }
    return ImageCell(scalar, foreground: front, background: back)
  }
}

/// Sizes of pictures. A cell is twice as high as wide.
extension Size {
  /// Longest side of a picture in cells.
  private static let longestSide = 500

  /// The part of it that a picture may use.
  var drawable: Size {
    Size(columns: min(columns, Self.longestSide), rows: min(rows, Self.longestSide))
  }

  /// Pixels worth decoding across: an eighth of a column is the finest symbol.
  var pixelWidth: Int { drawable.columns * 8 }
  /// Pixels worth decoding down.
  var pixelHeight: Int { drawable.rows * 16 }

  /// Cells that a picture fills in its proportions, at least one.
  func fitting(_ pixels: Pixels) -> Size {
    guard !isEmpty else { return .zero }
    let across = pixels.width * rows * 2
    let down = pixels.height * columns
    if across > down {
      let fitted = (down + pixels.width) / (2 * pixels.width)
      return Size(columns: columns, rows: min(max(fitted, 1), rows))
    }
    let fitted = (across + pixels.height / 2) / pixels.height
    return Size(columns: min(max(fitted, 1), columns), rows: rows)
  }
}
