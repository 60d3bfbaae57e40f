import Basics

/// Pixels and cells: a cell is twice as high as it is wide.
extension Size {
  /// The most columns and rows that a picture is drawn in.
  private static let longestSide = 500

  /// As much of it as a picture is drawn in.
  var drawable: Size {
    Size(columns: min(columns, Self.longestSide), rows: min(rows, Self.longestSide))
  }

  /// Pixels across that are worth decoding: an eighth of a column is the finest symbol.
  var pixelWidth: Int { drawable.columns * 8 }
  /// Pixels down that are worth decoding.
  var pixelHeight: Int { drawable.rows * 16 }

  /// The part of it that a picture fills with its proportions kept, at least one cell.
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
