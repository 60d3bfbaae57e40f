/// Xterm's 256 colours, and the nearest of them to a value.
package enum XtermColors {
  /// Value of an entry; for 0–15, which users change, xterm's default.
  package static func rgb(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    if index < 16 { return basic[Int(index)] }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let offset = Int(index) - 16
    return (levels[offset / 36], levels[offset / 6 % 6], levels[offset % 6])
  }

  /// The entry of `range` nearest to a value.
  static func nearest(red: UInt8, green: UInt8, blue: UInt8, among range: Range<UInt8>) -> UInt8 {
    let distances = range.map { ($0, distance(rgb($0), (red, green, blue))) }
    return distances.min { $0.1 < $1.1 }?.0 ?? 0
  }

  /// The entry of the cube and greys nearest to a value, without the user's sixteen.
  package static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let cube = 16 + 36 * level(red) + 6 * level(green) + level(blue)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = UInt8(232 + min(max((mean - 3) / 10, 0), 23))
    let wanted = (red, green, blue)
    return distance(rgb(grey), wanted) < distance(rgb(cube), wanted) ? grey : cube
  }

  private typealias Value = (red: UInt8, green: UInt8, blue: UInt8)

  /// Squared distance, weighted roughly by the eye's sensitivity.
  private static func distance(_ one: Value, _ other: (UInt8, UInt8, UInt8)) -> Int {
    let red = Int(one.red) - Int(other.0)
    let green = Int(one.green) - Int(other.1)
    let blue = Int(one.blue) - Int(other.2)
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func level(_ value: UInt8) -> UInt8 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static let basic: [Value] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
