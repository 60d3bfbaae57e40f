/// Nearest of xterm's 240 fixed colours: its cube of 6 × 6 × 6 and its 24 greys.
enum XtermPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]

  static func index(of color: RGB) -> UInt8 {
    let (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    let cube = RGB(levels[red], levels[green], levels[blue])
    let average = (color.red + color.green + color.blue) / 3
    let grey = min(max((average - 3) / 10, 0), 23)
    let level = 8 + grey * 10
    // A colour whose hue would get lost in a grey keeps it.
    let spread =
      max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
    let penalty = spread > 24 ? spread * spread * 3 : 0
    let isGrey =
      distance(color, RGB(level, level, level)) + penalty < distance(color, cube)
    return UInt8(isGrey ? 232 + grey : 16 + red * 36 + green * 6 + blue)
  }

  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min((value - 35) / 40, 5)
  }

  /// Weighted by what the eye sees of each channel.
  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    let (red, green, blue) =
      (one.red - other.red, one.green - other.green, one.blue - other.blue)
    return 3 * red * red + 6 * green * green + 2 * blue * blue
  }
}
