/// Columns and rows that a picture is drawn in. A cell is twice as high as it is wide.
struct CellBox: Equatable, Sendable {
  let columns: Int
  let rows: Int

  /// The most columns and rows that anything is drawn in.
  static let limit = 500

  init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.limit)
    self.rows = min(max(rows, 0), Self.limit)
  }

  /// Pixels that are worth decoding for it: an eighth of a column is the finest symbol.
  var width: Int { columns * 8 }
  var height: Int { rows * 16 }

  /// The part of it that a picture fills with its proportions kept, at least one cell.
  func fitting(_ pixels: Pixels) -> CellBox {
    guard columns > 0, rows > 0 else { return CellBox(columns: 0, rows: 0) }
    let across = pixels.width * rows * 2
    let down = pixels.height * columns
    if across > down {
      let fitted = (down + pixels.width) / (2 * pixels.width)
      return CellBox(columns: columns, rows: min(max(fitted, 1), rows))
    }
    let fitted = (across + pixels.height / 2) / pixels.height
    return CellBox(columns: min(max(fitted, 1), columns), rows: rows)
  }
}
