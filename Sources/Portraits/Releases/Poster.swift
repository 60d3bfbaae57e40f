/// Posters of the six films, and a cover for others.
enum Poster {
  static func drawn(_ subject: PortraitSubject, width: Int, height: Int) -> [RGB] {
    guard let stroke = films[subject.name.lowercased()] else {
      return Cover.drawn(subject, width: width, height: height)
    }
    var canvas = Canvas(width: width, height: height, ground: 0x10121E)
    stroke(&canvas)
    return canvas.pixels
  }

  private static let films: [String: @Sendable (inout Canvas) -> Void] = [
    "a new hope": { c in
      for (index, sky) in ([0x3A2A5A, 0x7A3A5A, 0xC05A4A, 0xE88A4A] as [RGB]).enumerated() {
        c.box(sky, 0, Double(index) * 5.4, 24, 6)
      }
      c.oval(0xF8E4A8, 8, 10, 5, 5)
      c.oval(0xF8B05A, 16.4, 15.4, 3.2, 3.2)
      c.fill(0xC8843A, 0, 21, 8, 19.4, 16, 21.4, 24, 20, 24, 32, 0, 32)
      c.fill(0x9A5E2A, 0, 25, 10, 23, 24, 26.4, 24, 32, 0, 32)
      c.oval(0xE8D0A0, 18.6, 23.4, 3.6, 3, to: 23.6)
      c.box(0x4A2C20, 18, 21.8, 1.4, 2)
      c.box(0xE2BC5C, 5, 17.4, 2, 2)
      c.fill(0xF0E8D4, 4.6, 19.4, 7.4, 19.4, 8.4, 27, 3.6, 27)
      c.box(0x5A3620, 4.4, 22.6, 3.2, 0.9)
      c.fill(0x6A3E22, 0, 29, 12, 27.4, 24, 30, 24, 32, 0, 32)
    },
    "the empire strikes back": { c in
      c.fill(0x6A8AB4, 0, 0, 24, 0, 24, 32, 0, 32)
      c.fill(0x9AB4D4, 0, 10, 6, 5, 11, 10, 17, 4, 24, 11, 24, 32, 0, 32)
      walker(&c, 0x5A667C, 20.4, 15.4, 0.46)
      walker(&c, 0x2E3648, 9, 8, 1.1)
      c.fill(0xF0F4FA, 0, 24, 7, 22.6, 15, 24.4, 24, 22.8, 24, 32, 0, 32)
      c.fill(0xC8D6E8, 0, 28, 9, 26.4, 24, 29, 24, 32, 0, 32)
      c.fill(0xE8503A, 0.5, 19.2, 6, 14.4, 6.4, 15, 1, 20)
    },
    "return of the jedi": { c in
      c.fill(0x16203A, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0xA4ACB8, 14, 10, 8, 8)
      c.fill(0x7A8290, only: 0xA4ACB8, 17, 0, 24, 0, 24, 20, 16, 20)
      c.fill(0x16203A, 17, 1, 24, 1, 24, 8, 19.4, 8, 19.4, 5, 17, 5)
      c.fill(0x16203A, 18, 11, 24, 9.4, 24, 18, 16, 18.4, 18, 14)
      c.oval(0x6A7280, 10.6, 7, 2, 2)
      c.box(0x4A525E, 6, 10, 12, 1)
      for x in [1.0, 7.4, 13.6, 20] {
        c.fill(0x2A5A38, x - 5, 32, x, 15, x + 5, 32)
      }
      for x in [-2.0, 4, 10.6, 17, 23] {
        c.fill(0x163A26, x - 5, 33, x, 20, x + 5, 33)
      }
      c.fill(0x5FE07A, 11.6, 20.4, 12.6, 20.4, 12.6, 28, 11.6, 28)
      c.box(0xC8CCD2, 11.6, 28, 1, 2)
    },
    "the phantom menace": { c in
      c.fill(0x7A1420, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0xC84A2A, 12, 13, 11, 12.6)
      var look = Look()
      if let line = KnownLooks.line(of: "darth maul") { look.apply(line) }
      Figure.paint(look, on: &c)
      c.fill(0xFF5A5A, 0, 29.6, 0, 27.4, 24, 20.6, 24, 22.8)
      c.fill(0xFFE4E0, 0, 29, 0, 28, 24, 21.2, 24, 22.2)
      c.fill(0xA4ACB8, 8.4, 26.8, 8.4, 25, 15.6, 23, 15.6, 24.8)
    },
    "attack of the clones": { c in
      c.fill(0x4A3428, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0xC8743A, 12, 8, 13, 9)
      c.oval(0xE8A85A, 12, 9, 8, 6)
      c.pair(0x2E221E, -1, 3, 3, 5, 5, 12, -1, 14)
      for (y, scale) in [(12.6, 0.6), (17.4, 0.86), (24.4, 1.3)] {
        for at in -3...3 { clone(&c, 12 + Double(at) * 6.6 * scale, y, scale) }
      }
    },
    "revenge of the sith": { c in
      c.fill(0x2A0E14, 0, 0, 24, 0, 24, 32, 0, 32)
      c.fill(0x6A1A16, 0, 14, 6, 6, 11, 13, 17, 4, 24, 13, 24, 32, 0, 32)
      c.fill(0xE8502A, 10, 9, 12.4, 9, 15, 20, 9, 20)
      c.fill(0xF08A2E, 0, 24, 8, 22, 16, 25, 24, 22.6, 24, 32, 0, 32)
      c.fill(0xF8D05A, 0, 29, 7, 27, 15, 30, 24, 27.6, 24, 32, 0, 32)
      for (x, robe, hair) in [(5.0, 0x241A22, 0x6A4428), (19, 0xB89A6A, 0x9A5A2A)]
        as [(Double, RGB, RGB)]
      {
        c.oval(0xE8A878, x, 15.6, 1.8, 2.2)
        c.oval(hair, x, 15.2, 1.9, 2, to: 15)
        c.fill(
          robe, x - 1, 17.4, x + 1, 17.4, x + 3, 19, x + 2.4, 24, x + 3.4, 28, x - 3.4, 28, x - 2.4,
          24, x - 3, 19)
      }
      c.fill(0x0E0A10, 0, 27, 9, 27.4, 10.4, 32, 0, 32)
      c.fill(0x0E0A10, 24, 27, 15, 27.4, 13.6, 32, 24, 32)
      c.fill(0x6AB4FF, 7, 21, 7.6, 22, 17, 11.4, 16, 10.6)
      c.fill(0xD8F0FF, 17, 21, 16.4, 22, 7, 11.4, 8, 10.6)
    },
  ]

  /// A machine on four legs, with its head to the left.
  private static func walker(_ c: inout Canvas, _ color: RGB, _ x: Double, _ y: Double, _ s: Double)
  {
    func box(_ left: Double, _ top: Double, _ wide: Double, _ high: Double) {
      c.box(color, x + left * s, y + top * s, wide * s, high * s)
    }
    box(-1, 0, 9, 5)
    box(0, -1, 7, 1)
    box(-2.4, 1.4, 1.6, 1.6)
    box(-6.4, 0.4, 4.2, 3.6)
    box(-7.2, 3, 2, 0.8)
    for left in [-0.6, 2, 4.4, 7] { box(left, 5, 1.1, 9) }
  }

  private static func clone(_ c: inout Canvas, _ x: Double, _ y: Double, _ s: Double) {
    let white = (0xF2F2F0 as RGB).darker(Int((1.3 - s) * 60))
    c.fill(
      white.darker(34), x - 2 * s, y + 3 * s, x + 2 * s, y + 3 * s, x + 3.1 * s, y + 5 * s,
      x + 2.6 * s, 33, x - 2.6 * s, 33, x - 3.1 * s, y + 5 * s)
    c.oval(white, x, y, 2.4 * s, 3 * s)
    c.fill(
      white, x - 2.4 * s, y, x + 2.4 * s, y, x + 1.6 * s, y + 3.4 * s, x - 1.6 * s, y + 3.4 * s)
    c.box(0x1A1C26, x - 1.7 * s, y - 0.4 * s, 3.4 * s, 0.9 * s)
    c.box(0x1A1C26, x - 0.5 * s, y, s, 2.8 * s)
  }
}
