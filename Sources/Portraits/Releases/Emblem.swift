/// Initials on a pattern of its own, for an entry about which nothing is known.
enum Emblem {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    let hash = StableHash(subject.name)
    let ground = hash.pick(grounds, 1)
    let light = ground.lighter(14)
    var canvas = Canvas(width: width, height: height, ground: ground)
    hash.pick(patterns, 2)(&canvas, light, ground.darker(24))
    let fitting = width * 3 / 4 / max(PixelFont.width(subject.initials), 1)
    let scale = max(1, min(fitting, width / 8))
    let (wide, high) = (PixelFont.width(subject.initials, scale: scale), 5 * scale)
    let plate = ground.darker(50)
    let (left, top) = ((width - wide) / 2, (height - high) / 2)
    for row in top - scale..<top + high + scale {
      for column in 0..<width { canvas.dot(plate, column: column, row: row) }
    }
    PixelFont.draw(
      subject.initials, on: &canvas, 0xF8F8F4, column: left, row: top, scale: scale)
    return canvas.pixels
  }

  private typealias Pattern = @Sendable (inout Canvas, _ light: RGB, _ dark: RGB) -> Void

  private static let grounds: [RGB] = [
    0xA02834, 0xB0582A, 0x8A7420, 0x4A7A34, 0x1F7A6A, 0x24689A, 0x3A4EA8, 0x6A3AA0, 0x9A3080,
    0x5A6070, 0x8A5040, 0x2F6A4A,
  ]

  private static let patterns: [Pattern] = [
    { c, light, _ in
      for y in stride(from: 0.0, to: 32, by: 8) { c.box(light, 0, y, 24, 4) }
    },
    { c, light, dark in
      for y in stride(from: -8.0, to: 36, by: 10) {
        c.pair(light, 12.6, y, -1, y + 9, -1, y + 14, 12.6, y + 5)
      }
      c.box(dark, 0, 30, 24, 2)
    },
    { c, light, _ in
      for x in stride(from: -30.0, to: 24, by: 11) {
        c.fill(light, x, 32, x + 5, 32, x + 37, 0, x + 32, 0)
      }
    },
    { c, light, dark in
      c.oval(light, 12, 16, 12, 15)
      c.oval(dark, 12, 16, 8, 11)
    },
    { c, light, _ in
      for y in [4.0, 28] { for x in [4.0, 12, 20] { c.oval(light, x, y, 2.4, 2.4) } }
    },
    { c, light, dark in
      c.pair(light, 12.6, 0, 0, 16, 12.6, 32)
      c.pair(dark, 12.6, 8, 6, 16, 12.6, 24)
    },
    { c, light, dark in
      c.box(light, 0, 0, 12, 16)
      c.box(light, 12, 16, 12, 16)
      c.box(dark, 0, 31, 24, 1)
    },
  ]
}
