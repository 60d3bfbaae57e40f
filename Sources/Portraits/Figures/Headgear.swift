/// Masks, helmets and other headgear.
enum Headgear {
  private static let white: RGB = 0xF8F8F4

  /// Narrow white eyes of a mask.
  private static func slits(_ c: inout Canvas, _ color: RGB = white) {
    if c.width < 20 { return c.boxes(color, 8, 11.8, 2.6, 1.6) }
    c.pair(color, 7.8, 11.2, 11, 12.8, 10.6, 13.9, 8.2, 13.3)
  }

  /// A mask over all but mouth and chin.
  private static func halfMask(_ c: inout Canvas, _ l: Look) {
    Head.shape(&c, l.mask, l, by: 0.6)
    c.fill(l.mask.darker(26), only: l.mask, 15.6, 5, 19, 5, 19, 21, 15, 21)
    c.pair(l.skin, 12.6, 14.8, 11, 15, 8, 14.6, 8.2, 16.6, 9.8, 19, 12.6, 19.6)
    c.fill(l.skin.darker(20), only: l.skin, 14.6, 14, 18, 14, 18, 20, 13, 20)
    c.boxes(l.skin.darker(50), 10.4, 16.9, 1.6, 0.9)
    slits(&c)
  }

  /// A helmet with an opening for the face.
  private static func open(_ c: inout Canvas, _ l: Look) {
    c.pair(
      l.mask, 12.6, 4.4, 10.6, 4.4, 8.6, 5, 6, 8, 5.4, 13, 6.2, 18.4, 8.4, 19.4, 8.6, 14.6, 8.2,
      10.6, 10.6, 10, 11.4, 13.4, 12.6, 14)
    c.fill(l.mask.darker(26), only: l.mask, 15, 4, 20, 4, 20, 20, 15, 20)
  }

  static let layer: [FigurePart] = [
    FigurePart(.domino) { c, l in
      c.pair(l.mask, 12.6, 11.4, 10.6, 10.6, 7, 10.6, 7, 13.6, 9, 14.6, 11.2, 13.8, 12.6, 13)
      slits(&c)
    },
    FigurePart(.eared) { c, l in
      c.pair(l.mask, 6, 11, 6.4, 1.2, 10, 6.6)
      halfMask(&c, l)
    },
    FigurePart(.cowl) { c, l in halfMask(&c, l) },
    FigurePart(.winged) { c, l in
      c.pair(l.trim, 7.2, 11, 2.2, 5.4, 2.8, 8, 1.8, 8.8, 4, 10.6, 3.4, 11.6, 7, 13.4)
    },
    FigurePart(.horned) { c, l in
      halfMask(&c, l)
      c.pair(l.trim, 8, 7.4, 7.4, 3.2, 9.8, 6.2)
    },
    FigurePart(.full) { c, l in
      Head.shape(&c, l.mask, l, by: 0.4)
      c.fill(l.mask.darker(26), only: l.mask, 15.4, 5, 19, 5, 19, 21, 12.8, 21, 15.2, 17)
      if !l.has(.blank) { slits(&c, l.eyes.luma > 150 ? l.eyes : white) }
    },
    FigurePart(.patches) { c, l in
      c.pair(l.trim, 6.8, 10.4, 10.6, 10.2, 11.4, 13, 10.4, 16, 8.2, 15.4)
      c.boxes(white, 8.6, 12, 2, 1.4)
    },
    FigurePart(.split) { c, l in
      c.fill(0x1A1C24, only: l.mask, 3, 0, 12, 0, 12, 32, 3, 32)
      c.fill(l.suit, only: 0x1A1C24, 0, 21, 12, 21, 12, 32, 0, 32)
    },
    FigurePart(.symbiote) { c, l in
      c.pair(white, 6.6, 8.4, 9, 10.6, 11.6, 12.8, 10.4, 14.4, 7.6, 13.4)
      c.pair(0x5A1018, 12.6, 16.4, 8.4, 14.8, 7.2, 15.4, 9.4, 19.4, 12.6, 19.8)
      for x in [8.4, 10.2] {
        c.pair(white, x, 15.2, x + 1.4, 15.8, x + 0.8, 17.6)
        c.pair(white, x + 0.9, 19.4, x + 1.8, 19.6, x + 1.3, 18.2)
      }
    },
    FigurePart(.web) { c, l in
      if c.width >= 20 {
        let line = l.mask.darker(45)
        c.box(line, 11.5, 6.2, 1, 5.4)
        c.box(line, 11.5, 16, 1, 4)
        c.pair(line, 12.6, 8.6, 8.8, 6.6, 8.2, 7.2, 12.6, 9.4)
        c.boxes(line, 8.6, 17, 2.4, 0.8)
      }
      c.pair(0x14141C, 6.9, 9.6, 11.8, 12.6, 10.8, 16, 8.4, 15.4)
      c.pair(white, 7.7, 11, 11, 13, 10.2, 15, 8.7, 14.5)
    },
    FigurePart(.goggles) { c, l in
      c.pair(l.trim.darker(40), 12.6, 11.4, 6.6, 11, 6.6, 12.6, 12.6, 13)
      c.ovals(l.trim.darker(40), 9.2, 12.5, 2.5, 2.3)
      c.ovals(l.trim, 9.2, 12.5, 1.6, 1.4)
    },
    FigurePart(.visor) { c, l in
      c.pair(l.mask, 12.6, 10.8, 6.4, 10.6, 6.4, 14, 9, 14.2, 12.6, 13.8)
      c.pair(l.trim, 12.6, 11.8, 7.2, 11.6, 7.4, 13, 12.6, 12.9)
    },
    FigurePart(.helmet) { c, l in open(&c, l) },
    FigurePart(.faceplate) { c, l in
      Head.shape(&c, l.mask, l, by: 0.9)
      c.fill(l.mask.darker(28), only: l.mask, 16, 4, 20, 4, 20, 21, 16, 21)
      c.pair(
        l.trim, 12.6, 9.6, 10.8, 9.2, 10, 7.6, 8.2, 8.2, 7.6, 13, 8.2, 16.4, 9.6, 19, 12.6, 19.4)
      c.fill(l.trim.darker(24), only: l.trim, 15, 7, 18, 7, 18, 20, 13, 20, 15, 16)
      let glow = abs(l.eyes.luma - l.trim.luma) < 50 ? l.trim.ink : l.eyes
      c.boxes(glow, 8.2, 12.2, 2.8, 1.1)
      c.boxes(l.trim.darker(50), 10, 16.8, 2, 0.8)
    },
    FigurePart(.bucket) { c, l in
      c.pair(l.mask, 12.6, 4, 10.6, 4, 8.4, 4.6, 6.4, 7.4, 6.2, 18.6, 9.4, 20.2, 12.6, 20.2)
      c.fill(l.mask.darker(26), only: l.mask, 15.4, 4, 19, 4, 19, 21, 14.6, 21)
      c.pair(0x12141A, 12.6, 11, 7.2, 10.6, 7.6, 13, 11, 13.4, 11.2, 19.6, 12.6, 19.6)
      c.pair(l.trim, only: l.mask, 6, 9.8, 7.2, 9.8, 7, 15, 6, 15)
    },
    FigurePart(.rod) { c, l in c.fill(l.trim, 19, 1, 19.8, 1, 19.4, 9, 18, 11, 17.6, 7) },
    FigurePart(.hood) { c, l in
      c.pair(
        l.mask, 12.6, 2.8, 9, 4.2, 6, 9, 5.2, 16, 4, 22.6, 8.4, 22.6, 7.4, 16, 7.6, 10.6, 9.6,
        7.8, 12.6, 6.8)
      c.pair(l.skin.darker(50), only: l.skin, 12.6, 6, 6, 6, 6, 11, 8.6, 10, 12.6, 9.2)
    },
    FigurePart(.tiara) { c, l in c.pair(l.trim, 12.6, 6.2, 10.6, 8.4, 6.8, 9, 7, 10.2, 12.6, 10) },
    FigurePart(.band) { c, l in c.pair(l.trim, 12.6, 8.6, 10.6, 8.6, 6.4, 8.8, 6.4, 10.2, 12.6, 10)
    },
    FigurePart(.crown) { c, l in
      c.pair(l.trim, 12.6, 3, 11, 6, 9.4, 3.6, 8.4, 6.4, 6.4, 4.6, 6.6, 9.4, 12.6, 8.8)
    },
    FigurePart(.antlers) { c, l in
      open(&c, l)
      c.pair(l.trim, 7, 8, 4, 6.2, 3.4, 2.6, 5.8, 0.4, 5.4, 3.4, 6.2, 5, 9, 6.6)
    },
    FigurePart(.patch) { c, l in
      c.box(0x14141A, 13.2, 11.4, 3, 2.6)
      c.fill(0x14141A, 7, 8.4, 7.4, 7.6, 16.6, 11.8, 15.8, 12.4)
    },
    FigurePart(.hat) { c, l in
      c.pair(l.mask, 12.6, 2.6, 10.6, 2.6, 8.2, 3.2, 7, 7.6, 3.4, 8.8, 4.4, 10, 12.6, 9.6)
      c.pair(l.mask.darker(40), 12.6, 6.4, 10.6, 6.4, 7.4, 6.6, 7, 8, 12.6, 8)
    },
    FigurePart(.pilot) { c, l in
      c.pair(
        l.mask, 12.6, 3.4, 10.6, 3.4, 8, 4.2, 5.4, 8, 5.2, 17.4, 7.6, 19, 8, 11.6, 9.4, 9.8, 12.6,
        9.4)
      c.fill(l.mask.darker(24), only: l.mask, 15, 3, 20, 3, 20, 20, 15, 20)
      c.pair(l.trim, 12.6, 3.6, 11, 3.8, 11, 7.4, 12.6, 7.4)
      c.boxes(l.trim, 6, 8, 1.8, 3.6)
    },
    FigurePart(.jaw) { c, l in
      c.pair(l.mask, 12.6, 14.4, 7, 13.8, 7.2, 16.6, 9.2, 19.4, 12.6, 20)
      c.boxes(l.mask.darker(45), 9.8, 16.6, 0.9, 2.4)
    },
    FigurePart(.skull) { c, l in
      c.ovals(0x121016, 9.2, 12.6, 2.1, 2.2)
      c.boxes(l.eyes, 9, 12.4, 1.2, 1.2)
      c.pair(0x121016, 12.6, 14, 11.2, 16, 12.6, 16)
      c.box(l.skin, 8.6, 16.4, 6.8, 2.8)
      for x in [8.9, 10.8] { c.boxes(0x121016, x, 17, 0.9, 2.2) }
    },
  ]
}
