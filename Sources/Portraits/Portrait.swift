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

/// Nearest of xterm's 240 fixed colours: its cube of 6 × 6 × 6 and its 24 greys.
enum XtermPalette {
  /// A colour as its brightness, and the difference of each channel from it.
  private struct Tone {
    let luma: Float
    let chroma: SIMD3<Float>
    /// The lowest channel: the amount of white in the colour.
    let white: Float

    init(_ color: RGB) {
      luma = Float(color.luma)
      chroma = SIMD3(Float(color.red), Float(color.green), Float(color.blue)) - luma
      white = Float(min(color.red, color.green, color.blue))
    }
  }

  private static let tones: [Tone] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { RGB(levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
    let greys = (0..<24).map { RGB(8 + $0 * 10, 8 + $0 * 10, 8 + $0 * 10) }
    return (cube + greys).map(Tone.init)
  }()

  /// The cube's steps are so wide that the nearest colour to a muted one would mostly be a grey. So
  /// a paler colour counts as farther away than a stronger one, as does one with more white, and
  /// beside a colour with little green one with more of it.
  static func index(of color: RGB) -> UInt8 {
    let tone = Tone(color)
    let strength = (tone.chroma * tone.chroma).sum().squareRoot()
    let hue = strength > 9 ? tone.chroma / strength : .zero
    var (best, least) = (0, Float.infinity)
    for (index, other) in tones.enumerated() {
      // The other terms are never negative.
      let lightening = 2.6 * (other.luma - tone.luma) * (other.luma - tone.luma)
      if lightening >= least { continue }
      let along = (other.chroma * hue).sum()
      let across = (other.chroma * other.chroma).sum() - along * along
      let gain = along - strength
      let paling = max(other.white - tone.white, 0)
      let greening = tone.chroma.y < 0 ? max(other.chroma.y - tone.chroma.y, 0) : 0
      let distance =
        lightening + (gain < 0 ? 2.6 : 0.35) * gain * gain + 1.5 * across + (strength > 9 ? 0.8 : 0)
        * paling * paling + 6 * greening * greening
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(16 + best)
  }
}
