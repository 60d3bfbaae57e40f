import Basics
import SquadCore

/// Draws in ASCII without colours: denser letters where the picture is brighter.
enum ASCIIRenderer {
  private static let inks: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  static func image(of pixels: Pixels, _ size: Size) -> CellImage {
    let brightness = LuminanceGrid(of: pixels, columns: size.columns, rows: size.rows)
    let cells = brightness.levels.map { level in ImageCell(inks[level * inks.count / 256]) }
    return CellImage(columns: size.columns, rows: size.rows, cells: cells)
  }
}
