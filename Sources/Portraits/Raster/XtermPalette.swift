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
