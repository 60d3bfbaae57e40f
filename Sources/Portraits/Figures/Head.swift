/// Head and face of a person.
enum Head {
  /// The head's outline, enlarged by `grow` for headgear.
  static func shape(_ c: inout Canvas, _ color: RGB, _ look: Look, by grow: Double = 0) {
    if look.has(.woman) {
      c.pair(
        color, 12.6, 6.4 - grow, 10.6, 6.4 - grow, 9.4, 6.8 - grow, 7.5 - grow, 9, 7.1 - grow, 12.8,
        7.8 - grow, 15.8, 10, 18.9 + grow / 2, 12.6, 19.6 + grow / 2)
    } else if look.has(.bulk) || look.has(.round) {
      c.pair(
        color, 12.6, 6.2 - grow, 10.6, 6.2 - grow, 8.8, 6.6 - grow, 6.8 - grow, 9, 6.4 - grow, 13,
        6.8 - grow, 17, 8.8, 19.4 + grow / 2, 12.6, 20 + grow / 2)
    } else {
      c.pair(
        color, 12.6, 6.2 - grow, 10.6, 6.2 - grow, 9.2, 6.6 - grow, 7.2 - grow, 9, 6.8 - grow, 13,
        7.2 - grow, 16.4, 9.2, 19.2 + grow / 2, 12.6, 19.8 + grow / 2)
    }
  }

  static func draw(_ c: inout Canvas, _ look: Look) {
    let shade = look.skin.darker(20)
    c.boxes(shade, 6.1, 12, 1.4, 2.4)
    shape(&c, look.skin, look)
    if look.has(.blank) { return }
    c.fill(shade, only: look.skin, 15.4, 6, 18, 6, 18, 21, 12.4, 21, 15, 17)
    eyes(&c, look)
    c.box(shade.darker(8), 12, 13.4, 1, 2.2)
    let lips: RGB = look.has(.woman) ? look.skin.mixed(0xB02A3C, 62) : look.skin.darker(48)
    c.boxes(lips, 10.3, 16.6, 1.7, 0.9)
    if look.has(.old) { c.boxes(shade, only: look.skin, 8, 14.4, 2.2, 0.8) }
  }

  static func eyes(_ c: inout Canvas, _ look: Look) {
    let isGlowing = look.eyes.luma > 150
    let brow =
      look.hair == look.skin
      ? look.skin.darker(40) : look.hair.darker(look.hair.luma > 150 ? 42 : 20)
    if !look.has(.plain) { c.boxes(brow, 8, 10.6, look.has(.woman) ? 2.6 : 3, 0.8) }
    let iris = look.eyes.darker(isGlowing ? 0 : 12)
    if c.width < 13 {
      c.boxes(isGlowing ? look.eyes : look.eyes.darker(45), 8.5, 12, 1.9, 1.7)
    } else if isGlowing {
      c.boxes(iris, 8, 12, 2.6, c.width < 20 ? 1 : 1.4)
    } else if c.width < 20 {
      c.boxes(0xF2F0EA, 7.8, 12, 2.6, 1)
      c.boxes(iris.darker(30), 9.1, 12, 1.3, 1)
    } else {
      c.boxes(0xF2F0EA, 8, 12, 3, 1.4)
      c.boxes(iris, 9, 12, 1.3, 1.4)
    }
  }

  /// Marks on a face, and parts of it that no human has.
  static let marks: [FigurePart] = [
    FigurePart(.bigEyes) { c, l in
      c.ovals(l.eyes.darker(30), 9, 12.6, 2.2, 2.3)
      c.boxes(0xF6F6F2, 8.4, 11.4, 0.9, 0.9)
    },
    FigurePart(.snout) { c, l in
      c.oval(l.skin.lighter(18), 12, 16, 3.6, 3)
      c.boxes(0x1C1A20, 11, 14.2, 1, 1)
      c.boxes(l.skin.darker(50), 10, 16.8, 2, 0.8)
    },
    FigurePart(.rocks) { c, l in
      let line = l.skin.darker(34)
      c.box(line, 7, 8.6, 10, 0.8)
      c.box(line, 9.6, 6.6, 0.9, 2)
      c.box(line, 14, 6.6, 0.9, 2)
      c.boxes(line, 6.8, 14.6, 2.6, 0.8)
      c.box(line, 11.6, 17.8, 0.9, 2)
      c.boxes(line, only: l.suit, 4, 24.4, 4, 0.9)
    },
    FigurePart(.bark) { c, l in
      for x in [8.0, 10.4] { c.boxes(l.skin.darker(32), only: l.skin, x, 6, 0.9, 4) }
      c.pair(l.skin, 12.6, 1, 11.6, 4, 10, 1.6, 9.6, 5, 7.4, 3, 7.6, 8, 12.6, 8)
      c.boxes(l.hair, 6, 4, 1.8, 1.6)
    },
    FigurePart(.scales) { c, l in
      c.boxes(l.skin.darker(26), only: l.skin, 8.6, 8.4, 1.4, 0.9)
      c.boxes(l.skin.darker(26), only: l.skin, 7.4, 15, 1.4, 0.9)
      c.box(l.skin.darker(26), only: l.skin, 11.4, 7.4, 1.2, 2)
    },
    FigurePart(.grin) { c, l in
      c.pair(0xC81E2A, 12.6, 15.8, 10, 15.6, 7.8, 14.2, 8.4, 16.6, 10.4, 18, 12.6, 18)
      c.box(0xF8F6EC, 10.6, 16.2, 2.8, 0.9)
    },
    FigurePart(.fangs) { c, l in
      c.boxes(0x17131A, 8.6, 16, 3.6, 2)
      c.boxes(0xF6F4EC, 9, 16, 0.9, 1)
      c.boxes(0xF6F4EC, 10.8, 16, 0.9, 1)
    },
    FigurePart(.tusks) { c, l in c.boxes(0xF2EEDC, 8.8, 15.4, 1, 2.2) },
    FigurePart(.gills) { c, l in c.boxes(l.skin.darker(34), 7.4, 15.6, 1.6, 0.8) },
    FigurePart(.whiskers) { c, l in
      c.pair(l.skin.darker(8), 8.4, 7.4, 6.8, 1.8, 5.4, 9)
      c.boxes(l.skin.lighter(35), 9.6, 15.8, 2.4, 1)
    },
    FigurePart(.zabrak) { c, l in
      for x in [8.2, 10.4] { c.pair(0xEADFC2, x - 0.7, 7.4, x, 3.6, x + 0.9, 7.4) }
      c.pair(l.hair, only: l.skin, 7, 10, 9, 8, 10.6, 10.4, 8.6, 10.8)
      c.boxes(l.hair, 7, 14.6, 2.2, 1)
      c.pair(l.hair, only: l.skin, 12.6, 6, 11.2, 6, 11.6, 11, 12.6, 11)
      c.pair(l.hair, only: l.skin, 12.6, 17.8, 11.4, 18, 8.8, 17, 9.6, 20, 12.6, 20)
    },
    FigurePart(.montral) { c, l in
      for y in [4.0, 9, 14, 19, 24] { c.boxes(0x3F62A8, only: 0xF2F0EA, 4, y, 4, 1.7) }
      c.pair(0xF2F0EA, 12.6, 6.4, 10.6, 6.4, 8, 7, 7.4, 10, 9.4, 9, 12.6, 9)
    },
    FigurePart(.lekku) { c, l in
      c.pair(l.trim, 12.6, 5.6, 10.6, 5.6, 8.6, 6, 7, 9.4, 12.6, 8.6)
    },
    FigurePart(.spots) { c, l in
      for y in [7.2, 8.8] { c.boxes(l.skin.darker(48), 9, y, 1, 0.9) }
      c.boxes(l.skin.darker(48), 10.6, 17.6, 1, 0.9)
    },
    FigurePart(.seams) { c, l in
      c.box(l.skin.darker(40), 11.5, 6, 1, 7)
      c.boxes(l.skin.darker(30), 7.6, 15, 2.4, 0.8)
    },
    FigurePart(.lines) { c, l in c.boxes(l.mask, only: l.skin, 9, 13.4, 1, 4.4) },
    FigurePart(.gem) { c, l in c.pair(l.trim, 12.6, 7.8, 11.6, 9, 12.6, 10.4) },
    FigurePart(.antennae) { c, l in
      c.pair(l.trim, 9.6, 7, 7.4, 1.8, 8.6, 1.8, 10.8, 7)
      c.ovals(l.trim, 7.8, 1.8, 1.3, 1.3)
    },
    FigurePart(.beak) { c, l in c.pair(0xF0B63C, 12.6, 13.4, 8.4, 15, 9.4, 18, 12.6, 18.4) },
  ]
}
