import Basics

/// A picture of squad's own, drawn from a name and the facts that are known, two pixels a cell.
package struct Portrait: Equatable, Sendable {
  package let size: Size
  /// Row by row from the top, two rows of pixels to each row of cells.
  let pixels: [RGB]

  /// Draws a subject; the same for ever.
  package init(of subject: PortraitSubject, in size: Size) {
    self.size = size
    pixels = size.isEmpty ? [] : subject.drawn(width: size.columns, height: size.rows * 2)
  }

  /// The cells row by row, in 24-bit colours or in xterm's 256.
  package func cells(isTrueColor: Bool) -> [PortraitCell] {
    // A portrait has some twenty colours.
    var known: [RGB: Color] = [:]
    let colors = pixels.map { pixel in
      if let color = known[pixel] { return color }
      let color: Color =
        isTrueColor
        ? .rgb(UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue))
        : .indexed(XtermPalette.index(of: pixel))
      known[pixel] = color
      return color
    }
    return (0..<size.rows).flatMap { row in
      let above = row * 2 * size.columns
      return PortraitCell.row(
        (above..<above + size.columns).map { (colors[$0], colors[$0 + size.columns]) })
    }
  }
}
