/// Beings without a human's head and shoulders; each is drawn as a whole.
enum Beings {
  static let layer: [FigurePart] = [
    FigurePart(.dome) { c, l in
      let shade = l.skin.darker(22)
      c.boxes(shade, 1.6, 14, 3, 15)
      c.boxes(l.skin, 1, 28, 4.6, 3.4)
      c.box(l.skin, 4.6, 12.6, 14.8, 16.4)
      c.box(shade, only: l.skin, 15.6, 12.6, 3.8, 16.4)
      c.box(l.skin.darker(40), 7, 29, 10, 1.6)
      c.oval(l.mask, 12, 12, 7.4, 9, to: 12)
      c.fill(l.mask.darker(22), only: l.mask, 15.6, 2, 20, 2, 20, 12, 16.4, 12)
      c.box(l.trim, 5, 10.4, 14, 1)
      c.box(l.trim, 7.4, 5.8, 3, 2.8)
      c.box(l.trim, 14, 6, 2, 2)
      c.oval(0x14161E, 12, 8, 2, 2)
      c.box(l.eyes, 11.6, 7.4, 1, 1)
      c.box(l.mask.darker(50), 4.6, 12, 14.8, 0.8)
      c.box(l.trim, 7.4, 14.2, 4, 1.8)
      c.box(l.trim, 7.4, 17, 4, 1.8)
      c.box(l.trim, 13, 14.2, 4, 4.6)
      c.boxes(l.trim, 2.4, 16, 1.6, 5)
      c.box(l.trim, 8, 21, 2.2, 6)
      c.box(l.trim, 13.8, 21, 2.2, 6)
    },
    FigurePart(.golem) { c, l in
      let shade = l.skin.darker(26)
      c.pair(l.skin, 12.6, 21, 10.6, 21, 9, 21.4, 4.4, 22.6, 2, 25.4, 1.4, 32, 12.6, 32)
      c.fill(shade, only: l.skin, 16, 20, 26, 20, 26, 32, 17, 32)
      c.pair(shade.darker(20), 12.6, 18, 10, 18, 9.6, 22.4, 12.6, 23)
      c.ovals(shade, 4.4, 24.4, 2.6, 2.2)
      c.oval(shade.darker(24), 12, 27.4, 3, 3)
      c.oval(l.skin.lighter(30), 12, 27.4, 2, 2)
      Head.shape(&c, l.skin, l, by: 0.2)
      c.fill(shade, only: l.skin, 15.4, 5, 19, 5, 19, 21, 12.6, 21, 15, 16)
      c.boxes(shade, 6, 11, 1.4, 4)
      c.ovals(shade.darker(46), 9.4, 12.2, 2.3, 2.1)
      c.ovals(l.eyes, 9.4, 12.2, 1.4, 1.3)
      c.box(shade.darker(46), 10.4, 16.6, 3.2, 1)
    },
    FigurePart(.stalk) { c, l in
      c.pair(l.skin.darker(10), 12.6, 12, 10, 13, 10, 21, 5, 23, 3.6, 32, 12.6, 32)
      c.fill(l.skin.darker(34), only: l.skin.darker(10), 15, 12, 24, 12, 24, 32, 16, 32)
      c.pair(l.skin, 12.6, 2.6, 10.6, 2.6, 10, 3, 9, 5, 9, 13, 10, 14.6, 12.6, 14.6)
      c.fill(l.skin.darker(28), only: l.skin, 14, 2, 18, 2, 18, 15, 14, 15)
      c.boxes(l.eyes, 9.4, 6, 2, 1.8)
      c.box(l.skin.darker(50), 9, 9.4, 6, 0.9)
      c.box(l.skin.darker(50), 9, 11.6, 6, 0.9)
      c.fill(l.trim, 5, 23, 8, 22.4, 18.6, 32, 15, 32)
    },
    FigurePart(.hutt) { c, l in
      let belly = l.skin.lighter(24)
      c.pair(l.skin, 12.6, 5, 10.6, 5, 8.4, 5.6, 5.4, 9, 3.4, 14, 0, 19, -2, 26, -2, 32, 12.6, 32)
      c.fill(l.skin.darker(22), only: l.skin, 17, 4, 26, 14, 26, 32, 18, 32)
      c.oval(belly, 12, 27, 8.4, 8.4)
      c.box(l.skin.darker(12), only: belly, 3, 23, 18, 1)
      c.box(l.skin.darker(12), only: belly, 3, 27, 18, 1)
      c.ovals(l.skin.darker(34), 8.4, 9.8, 2.8, 2.1)
      c.ovals(l.eyes, 8.4, 10, 2, 1.4)
      c.boxes(0x17130F, 8, 9.2, 0.9, 1.6)
      c.boxes(l.skin.darker(45), 10.8, 12.6, 0.9, 0.9)
      c.pair(l.skin.darker(55), 12.6, 15, 6, 14.4, 4, 16, 6, 16, 12.6, 17)
      c.pair(l.skin.darker(20), 12.6, 18.4, 7, 17.6, 7.6, 18.6, 12.6, 19.4)
    },
    FigurePart(.wookiee) { c, l in
      let dark = l.hair.darker(32)
      let light = l.hair.lighter(20)
      c.pair(l.hair, 12.6, 17, 7, 18, 2.4, 21, 0.4, 25, 0, 32, 12.6, 32)
      c.pair(
        l.hair, 12.6, 2.6, 10.6, 2.6, 9, 3, 6.2, 5.4, 4.8, 10, 4.2, 16, 3.4, 21, 5, 20.6, 6, 23, 8,
        22, 9.4, 25, 12.6, 24)
      for (x, y) in [(5.6, 9.0), (7, 17), (9, 21), (3, 25), (5.4, 28)] {
        c.pair(dark, only: l.hair, x, y, x + 0.9, y, x + 0.4, y + 4, x - 0.8, y + 4)
      }
      c.pair(light, 12.6, 6, 9, 7, 7.4, 10, 7.6, 14, 9, 18.4, 12.6, 19.6)
      c.pair(l.hair, 12.6, 5, 10, 6.4, 8, 10.4, 11, 10, 12.6, 8)
      c.boxes(0x1A1410, 8.6, 11, 2.2, 1.5)
      c.boxes(l.eyes.lighter(30), 9, 11, 0.9, 0.8)
      c.pair(0x1A1410, 12.6, 13, 10.6, 13, 11.2, 15, 12.6, 15)
      c.pair(0x3A1A14, 12.6, 16.4, 9.8, 16.2, 10.4, 18, 12.6, 18.2)
      c.boxes(0xF2ECD8, 10.4, 16.4, 0.9, 0.9)
      if !l.has(.sash) { return }
      c.fill(0x4A3626, 1, 22, 4, 21, 22, 32, 17, 32)
      for at in 0..<4 {
        let step = Double(at) * 4
        c.box(0xC8CCD2, 4 + step, 23.2 + step * 0.62, 2, 1.6)
      }
    },
    FigurePart(.ewok) { c, l in
      c.pair(l.hair, 12.6, 20, 6, 21, 3, 25, 2, 32, 12.6, 32)
      c.ovals(l.hair, 5.4, 7.6, 2.8, 3)
      c.ovals(l.hair.darker(40), 5.4, 7.8, 1.4, 1.6)
      c.oval(l.hair, 12, 13.4, 8.4, 8.4)
      c.pair(
        l.trim, 12.6, 4.4, 10.6, 4.4, 9, 4.8, 6, 7.6, 4.2, 13, 4.6, 20, 3.4, 25, 6.4, 24, 6, 15, 8,
        10, 12.6, 8.6)
      c.oval(l.hair.lighter(25), 12, 17, 4.2, 3.4)
      c.ovals(0x17120E, 9, 13, 1.4, 1.5)
      c.boxes(0xF6F2E8, 8.6, 12.2, 0.9, 0.9)
      c.oval(0x17120E, 12, 15.4, 1.6, 1.1)
      c.boxes(0x4A2C20, 10.8, 18.2, 1.2, 0.8)
    },
    FigurePart(.yoda) { c, l in
      let shade = l.skin.darker(24)
      c.pair(l.suit, 12.6, 20, 10.6, 20, 8, 20.6, 3.6, 23, 2, 32, 12.6, 32)
      c.fill(l.suit.darker(24), only: l.suit, 16, 20, 26, 20, 26, 32, 17, 32)
      c.pair(l.trim, 12.6, 20.6, 9.6, 20.4, 12.6, 27)
      c.pair(shade, 7, 13.4, 4, 11, -0.6, 9, 1.6, 12.4, 4.6, 15.4, 7.4, 16)
      c.pair(0xC89A84, 6.6, 13.6, 4, 12, 1.2, 10.6, 3.4, 13.2, 6.6, 15)
      c.pair(
        l.skin, 12.6, 6.4, 10.6, 6.4, 9, 6.8, 6.4, 9.6, 6, 13.6, 7.4, 17.4, 9.8, 19.8, 12.6, 20.4)
      c.fill(shade, only: l.skin, 15.6, 6, 19, 6, 19, 21, 13, 21, 15, 17)
      c.boxes(shade, only: l.skin, 9, 8.6, 6, 0.8)
      c.boxes(shade, only: l.skin, 9.4, 10, 6, 0.8)
      c.boxes(l.hair, 6, 9, 1, 3)
      c.ovals(0xF0EED8, 9.2, 13, 1.8, 1.4)
      c.boxes(l.eyes.darker(30), 9, 12.4, 1.2, 1.4)
      c.pair(shade.darker(16), 12.6, 14.6, 11, 15.4, 12.6, 16)
      c.boxes(l.skin.darker(50), 9.8, 17.4, 2.2, 0.8)
    },
  ]
}
