import SquadCore

/// Draws without colours and without Unicode, as letters that have more ink where the picture is
/// brighter.
enum InkDrawing {
  private static let inks: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  static func drawing(of pixels: Pixels, _ size: CellBox) -> Drawing {
    let brightness = Brightness(of: pixels, columns: size.columns, rows: size.rows)
    let cells = brightness.levels.map { level in DrawnCell(inks[level * inks.count / 256]) }
    return Drawing(columns: size.columns, rows: size.rows, cells: cells)
  }
}
