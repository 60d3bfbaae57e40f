import Basics

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
