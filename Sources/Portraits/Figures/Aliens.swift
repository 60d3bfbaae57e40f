/// Heads of Star Wars beings and of others, on a body of their own.
enum Aliens {
  /// Shoulders in the suit's colour, with a neck.
  private static func bust(_ c: inout Canvas, _ l: Look, neck: RGB? = nil) {
    Torso.draw(&c, l)
    if let neck { c.box(neck, 9.6, 17, 4.8, 4.6) }
  }

  private static func shaded(_ c: inout Canvas, _ color: RGB) {
    c.fill(color.darker(22), only: color, 15.4, 0, 26, 0, 26, 22, 12.6, 22, 15, 17)
  }

  static let layer: [FigurePart] = [
    FigurePart(.gungan) { c, l in
      bust(&c, l, neck: l.skin.darker(22))
      let ear = l.skin.darker(16)
      c.pair(ear, 7, 8.6, 4.4, 10, 2.4, 16, 1.8, 23, 4, 24.6, 5.8, 20, 7.6, 13)
      c.pair(l.skin, 12.6, 7.4, 10.6, 7.4, 9, 7.8, 7, 10.6, 7.4, 14.6, 7, 18, 9.4, 20.2, 12.6, 20.6)
      c.ovals(l.skin, 9, 5.8, 2.4, 2.6)
      shaded(&c, l.skin)
      c.ovals(0xF4D35A, 9, 5.4, 1.7, 1.7)
      c.boxes(0x17130F, 8.7, 4.8, 0.9, 1.6)
      c.oval(l.skin.lighter(32), 12, 16.4, 5.2, 3)
      c.boxes(l.skin.darker(55), 10.6, 13.8, 0.9, 0.8)
      c.box(l.skin.darker(50), 7.6, 17, 8.8, 0.8)
    },
    FigurePart(.calamari) { c, l in
      bust(&c, l, neck: l.skin.darker(20))
      c.pair(
        l.skin, 12.6, 2.4, 10.6, 2.4, 9.4, 3, 7, 5.4, 6, 9.6, 5.4, 13, 7, 17, 9.4, 20, 12.6, 20.8)
      shaded(&c, l.skin)
      c.boxes(l.skin.darker(34), only: l.skin, 9, 5, 1.6, 1.2)
      c.box(l.skin.darker(34), only: l.skin, 11, 7.4, 2, 1.2)
      c.ovals(l.skin.darker(14), 5.8, 12, 3, 3)
      c.ovals(0xF08A2E, 5.6, 12, 2.1, 2.1)
      c.ovals(0x17130F, 5.4, 12, 1, 1.1)
      c.pair(l.skin.lighter(26), 12.6, 16, 9, 16, 8.6, 18.8, 12.6, 20.4)
      c.box(l.skin.darker(55), 8.6, 17.4, 6.8, 0.8)
    },
    FigurePart(.rodian) { c, l in
      bust(&c, l, neck: l.skin.darker(26))
      c.pair(l.skin, 9.6, 6, 8, 1.4, 9.2, 1.4, 11, 6)
      c.ovals(l.skin, 8.4, 1.9, 1.3, 1.2)
      c.pair(l.skin.darker(14), 7, 9, 4, 8, 4.4, 12, 7, 13.6)
      c.pair(l.skin, 12.6, 5, 10.6, 5, 9, 5.6, 6.6, 9, 6.6, 13, 8.6, 16, 9.4, 20, 12.6, 20.6)
      shaded(&c, l.skin)
      c.boxes(l.skin.darker(40), 10.6, 6.4, 0.9, 2)
      c.ovals(0x10121E, 8.8, 11.6, 2.4, 2.8)
      c.boxes(0x8FA6E0, 8, 10.2, 0.9, 0.9)
      c.oval(l.skin.lighter(24), 12, 18, 2, 1.6)
      c.oval(l.skin.darker(50), 12, 18.2, 1, 0.8)
    },
    FigurePart(.slender) { c, l in
      c.pair(l.suit, 12.6, 24.6, 10.6, 24.6, 9.6, 25, 5, 27.6, 4, 32, 12.6, 32)
      c.pair(l.skin, 12.6, 12, 11, 13, 10.6, 26, 12.6, 27)
      c.pair(l.skin, 12.6, 1.6, 10.6, 1.6, 9.8, 2.2, 8, 5, 8.2, 9, 10, 13.4, 12.6, 15)
      c.fill(l.skin.darker(18), only: l.skin, 14, 0, 20, 0, 20, 28, 12.6, 28, 12.6, 14)
      c.ovals(0x14141C, 9.8, 8.2, 1.5, 2.1)
      c.boxes(0xF8F8F4, 9.4, 7.2, 0.9, 0.9)
      c.boxes(l.skin.darker(40), 11.2, 12, 0.8, 0.8)
    },
    FigurePart(.insect) { c, l in
      bust(&c, l, neck: l.skin.darker(26))
      c.pair(l.skin.darker(20), 4, 22, 0, 10, 2, 9, 7, 19)
      c.pair(l.skin, 12.6, 3.4, 10.6, 3.4, 9, 4, 7.2, 7, 7.4, 13, 9.4, 18, 10.4, 21, 12.6, 21.4)
      c.pair(l.skin, 7.6, 6, 5.4, 2, 10, 4)
      shaded(&c, l.skin)
      c.ovals(l.eyes, 8.6, 10.4, 1.7, 2.3)
      c.boxes(0x17130F, 8.4, 10.4, 0.9, 1)
      c.boxes(l.skin.darker(44), 10.2, 14, 0.9, 6)
      c.box(l.skin.darker(44), 11.4, 5, 1, 4)
    },
    FigurePart(.breather) { c, l in
      bust(&c, l)
      Head.shape(&c, l.skin, l, by: 0.8)
      shaded(&c, l.skin)
      for y in [6.0, 8] { c.boxes(l.skin.darker(26), only: l.skin, 8.4, y, 2.4, 0.8) }
      c.ovals(0x23262E, 9, 11.8, 2.4, 2)
      c.ovals(l.trim, 9, 11.8, 1.4, 1.2)
      c.pair(0x3A3E48, 12.6, 13.8, 10.6, 13.8, 9.4, 14.4, 7.6, 17.4, 9.4, 20.6, 12.6, 20.8)
      c.boxes(l.trim, 7.4, 16.4, 1.7, 2.4)
      for y in [15.6, 17.4, 19.2] { c.box(l.trim, 10.8, y, 2.4, 0.8) }
    },
    FigurePart(.kaleesh) { c, l in
      c.pair(0x8A8F98, 12.6, 20, 10.6, 20, 9.6, 20.4, 4, 22.6, 1.6, 26, 3.4, 32, 12.6, 32)
      c.pair(l.cape, 5, 21, 1, 22, -2, 32, 3, 32, 4, 26)
      c.fill(0x5C616B, only: 0x8A8F98, 16, 20, 26, 20, 26, 32, 16, 32)
      for y in [24.4, 27, 29.6] { c.pair(0x2E313A, 12.6, y, 7.6, y - 1, 7.6, y, 12.6, y + 1) }
      c.box(0x4C4F58, 10.4, 18, 3.2, 4)
      c.pair(
        l.skin, 12.6, 3.4, 10.6, 3.4, 9.6, 3.8, 7.4, 6.6, 7, 11, 6, 14.6, 7.4, 16.4, 8.8, 15.8, 9.4,
        20.4, 12.6, 21)
      c.fill(l.skin.darker(24), only: l.skin, 15, 2, 20, 2, 20, 22, 13, 22)
      c.pair(0x16130F, 11.4, 12.6, 7.6, 10.4, 8, 13.4, 10.6, 14)
      c.boxes(l.eyes, 9, 11.8, 1.3, 1.1)
      c.box(0x6A2A24, 11.5, 4.4, 1, 4)
      for x in [9.8, 11.2] { c.boxes(0x3A3A3E, x, 16.4, 0.8, 3.6) }
    },
    FigurePart(.vader) { c, l in
      let black: RGB = 0x15161C
      let shine: RGB = 0x565C6C
      c.pair(0x0C0D12, 12.6, 18, 7, 19.6, 2, 21.8, -0.5, 26, -1, 32, 12.6, 32)
      c.pair(0x2A2D38, 12.6, 20, 10.6, 20, 8.6, 20.6, 4.4, 23, 4.4, 32, 12.6, 32)
      c.box(0x444A58, 8.6, 26, 6.8, 4.4)
      c.box(0xD8342C, 9.4, 27, 1.3, 1)
      c.box(0x54B06A, 11.4, 27, 1.3, 1)
      c.box(0x5A8AD8, 13.4, 27, 1.3, 1)
      c.box(0xC8CCD2, 9.4, 28.8, 5.2, 0.8)
      c.pair(
        black, 12.6, 2.6, 10.6, 2.6, 9.4, 3.2, 6.8, 5.8, 5.8, 10, 5.2, 15, 2.6, 20.4, 7, 21.2, 8,
        21.8, 12.6, 22)
      c.pair(shine, 9.8, 4.2, 8, 6, 7, 10, 8, 10, 9, 7)
      c.pair(0x343946, 12.6, 10, 8, 10, 7, 15, 9.6, 20.6, 12.6, 21.2)
      c.pair(black, 12.6, 10, 8, 9.6, 7, 10.8, 11.4, 11.6, 12.6, 13)
      c.pair(0x8A2A22, 8, 11.6, 11, 12.4, 10.8, 14, 8.4, 14.4)
      c.pair(shine, 12.6, 12.6, 11.7, 13, 11.2, 15, 12.6, 15)
      c.pair(0x9AA0AC, 12.6, 15, 11, 15.4, 8.8, 19.6, 12.6, 20.2)
      for x in [9.8, 11.2] { c.boxes(black, x, 16.6, 0.8, 3.2) }
    },
    FigurePart(.trooper) { c, l in
      let white = l.mask
      c.pair(white.darker(20), 12.6, 20, 10.6, 20, 9, 20.6, 4, 22.4, 1.6, 25, 1, 32, 12.6, 32)
      c.pair(0x1B1D24, 12.6, 19, 10.6, 19, 8.6, 19.4, 8, 22, 12.6, 23)
      c.pair(white, 12.6, 22.4, 8, 22, 5.4, 24, 6, 30, 12.6, 31)
      c.box(white.darker(40), 11.6, 23, 0.9, 8)
      c.pair(white, 12.6, 4, 10.6, 4, 9, 4.6, 6.6, 7.4, 6.2, 12, 5.8, 18, 8, 20.4, 12.6, 20.8)
      c.fill(white.darker(22), only: white, 16, 3, 20, 3, 20, 21, 16, 21)
      c.pair(0x16181E, 12.6, 9.6, 7.2, 9.4, 7.2, 10.6, 12.6, 10.8)
      c.pair(0x16181E, 11.2, 11.4, 7.6, 11.2, 7.8, 14, 10.6, 14.4)
      c.pair(0x16181E, 12.6, 15.4, 10, 16.4, 9, 19, 10.4, 19.4, 12.6, 17.6)
      c.boxes(l.trim, only: white, 7, 15.4, 1.6, 2.4)
      c.box(l.trim, only: white, 11.4, 4, 1.2, 4.4)
    },
    FigurePart(.dog) { c, l in
      c.pair(l.skin.darker(16), 12.6, 19, 8, 20, 5, 24, 4, 32, 12.6, 32)
      c.pair(l.hair, 8.6, 5.4, 5, 4, 3.2, 10, 4.4, 15, 7.4, 11)
      c.pair(l.skin, 12.6, 5, 10.6, 5, 9, 5.4, 6.8, 9, 7, 14, 8.6, 20.4, 12.6, 21.4)
      c.oval(l.skin.lighter(30), 12, 17, 3.6, 4)
      c.ovals(0xF6F2E8, 9, 11, 1.6, 1.4)
      c.boxes(l.eyes.darker(30), 8.9, 10.4, 1.2, 1.4)
      c.oval(0x17120E, 12, 15, 1.9, 1.3)
      c.box(0x4A2C20, 10.4, 18.4, 3.2, 0.8)
      c.pair(l.trim, 12.6, 22, 7.2, 21.4, 6.6, 23.4, 12.6, 24)
    },
    FigurePart(.face) { c, l in
      c.oval(l.skin.darker(22), 12, 16, 11, 13.6)
      c.oval(l.skin, 11, 15.4, 9.4, 12.6)
      c.ovals(l.skin.darker(55), 7.8, 12.4, 2.4, 1.8)
      c.ovals(l.eyes, 7.8, 12.4, 1.3, 1)
      c.pair(l.skin.darker(40), 12.6, 13, 11, 18, 12.6, 18.6)
      c.pair(l.skin.darker(55), 12.6, 21.6, 7.4, 21, 8.6, 23, 12.6, 24)
      c.ovals(l.trim, 5, 20, 1.4, 1)
    },
    FigurePart(.blob) { c, l in
      c.pair(l.suit, 12.6, 6, 7, 7, 2.4, 12, 0, 20, 0.6, 32, 12.6, 32)
      c.fill(l.suit.darker(22), only: l.suit, 18, 4, 26, 4, 26, 32, 19, 32)
      c.ovals(l.eyes, 8.4, 13.4, 2, 1.6)
      c.boxes(0x16161E, 8.4, 12.8, 1.1, 1.4)
      c.pair(l.suit.darker(50), 12.6, 18.6, 7.6, 17.6, 8.4, 20, 12.6, 21)
      c.oval(l.trim, 12, 28, 5, 3)
    },
  ]
}
