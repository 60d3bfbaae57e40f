import Basics

/// A cell of a portrait: a space, or a block whose upper and lower half have colours of their own.
package struct PortraitCell: Hashable, Sendable {
  /// A space, `▀`, `▄` or `█`.
  package let scalar: Unicode.Scalar
  /// Colour of the block; of no effect in a space.
  package let foreground: Color
  /// Colour of the rest of the cell.
  package let background: Color
}

extension PortraitCell {
  /// The cells of a row, each with the block that needs the fewest colour changes.
  ///
  /// - Parameter halves: the colours above and below, cell by cell.
  static func row(_ halves: [(above: Color, below: Color)]) -> [PortraitCell] {
    var cells: [PortraitCell] = []
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
      cells.append(PortraitCell(scalar: scalar, foreground: foreground, background: background))
    }
    return cells
  }
}
