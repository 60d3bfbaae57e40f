import Basics

/// A picture of squad's own, drawn from a name and the facts that are known, two pixels a cell.
package struct Portrait: Equatable, Sendable {
  /// In cells, each two pixels high.
  package let size: Size
  /// Row by row from the top, two rows of pixels to each row of cells.
  let pixels: [RGB]

  /// Draws a subject, always in the same way.
  package init(of subject: PortraitSubject, in size: Size) {
    self.size = size
    pixels = size.isEmpty ? [] : subject.drawn(width: size.columns, height: size.rows * 2)
  }

  /// The cells row by row, in 24-bit colours or in xterm's 256; in greys if `isGrey`.
  package func cells(isTrueColor: Bool, isGrey: Bool = false) -> [ImageCell] {
    // A portrait has some twenty colours, in areas, so the last one is looked up first.
    var known: [(pixel: RGB, color: Color)] = []
    let colors = pixels.map { pixel -> Color in
      if let index = known.firstIndex(where: { $0.pixel == pixel }) {
        if index > 0 { known.swapAt(index, 0) }
      } else {
        let shown = isGrey ? pixel.grey : pixel
        known.insert((pixel, Self.color(shown, isTrueColor: isTrueColor)), at: 0)
      }
      return known[0].color
    }
    return (0..<size.rows).flatMap { row in
      let above = row * 2 * size.columns
      return ImageCell.row(
        (above..<above + size.columns).map { (colors[$0], colors[$0 + size.columns]) })
    }
  }

  private static func color(_ pixel: RGB, isTrueColor: Bool) -> Color {
    isTrueColor
      ? .rgb(UInt8(pixel.red), UInt8(pixel.green), UInt8(pixel.blue))
      : .indexed(XtermPalette.index(of: pixel))
  }
}

extension ImageCell {
  /// The cells of a row, each with the block that needs the fewest colour changes.
  ///
  /// - Parameter halves: the colours above and below, cell by cell.
  static func row(_ halves: [(above: Color, below: Color)]) -> [ImageCell] {
    var cells: [ImageCell] = []
    cells.reserveCapacity(halves.count)
    var (foreground, background) = (Color.standard, Color.standard)
    for (index, half) in halves.enumerated() {
      let scalar: Unicode.Scalar
      if half.above == half.below {
        // A full block only where it saves a change: it takes three bytes, a space one.
        scalar = half.above != background && half.above == foreground ? "█" : " "
        if scalar == " " { background = half.above }
      } else {
        let upper = (half.above == foreground ? 0 : 1) + (half.below == background ? 0 : 1)
        let lower = (half.below == foreground ? 0 : 1) + (half.above == background ? 0 : 1)
        // If both need as many changes, prefers the next cell's background.
        let next = index + 1 < halves.count ? halves[index + 1] : half
        let isUpper = upper == lower ? next.below == half.below : upper < lower
        scalar = isUpper ? "▀" : "▄"
        (foreground, background) = isUpper ? (half.above, half.below) : (half.below, half.above)
      }
      cells.append(ImageCell(scalar, foreground: foreground, background: background))
    }
    return cells
  }
}
