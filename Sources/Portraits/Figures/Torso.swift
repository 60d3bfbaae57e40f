/// Neck, shoulders and clothes.
enum Torso {
  static func draw(_ canvas: inout Canvas, _ look: Look) {
    let suit = look.suit
    if look.has(.bulk) {
      canvas.pair(suit, 12.6, 18, 10.6, 18, 9, 18.6, 7, 20, 2.6, 20.6, 0, 23, -1, 32, 12.6, 32)
    } else if look.has(.woman) {
      canvas.pair(
        suit, 12.6, 20, 10.6, 20, 10, 20.4, 8.8, 21.8, 5.4, 22.8, 3.9, 25, 3.2, 32, 12.6, 32)
    } else {
      canvas.pair(
        suit, 12.6, 19.6, 10.6, 19.6, 9.6, 20, 8.2, 21.4, 4, 22.4, 2.2, 24.8, 1.4, 32, 12.6, 32)
    }
    // A darker line sets the arms apart.
    canvas.boxes(suit.darker(34), only: suit, 5.6, 27, 0.9, 6)
    cuts.draw(&canvas, look)
    let neck = look.skin.darker(30)
    canvas.pair(neck, 12.6, 17, 9.8, 17, 9.8, 20.2, 12.6, look.has(.woman) ? 23.4 : 22)
    canvas.fill(suit.darker(20), only: suit, 16, 18, 26, 18, 26, 32, 17.5, 32)
    over.draw(&canvas, look)
  }

  private static let cuts: [FigurePart] = [
    FigurePart(.yoke) { c, l in
      c.pair(l.trim, only: l.suit, 0, 20, 12.6, 20, 12.6, 23.6, 6, 25.4, 0, 26)
    },
    FigurePart(.panel) { c, l in c.pair(l.trim, only: l.suit, 12.6, 20, 8.6, 20, 7.6, 32, 12.6, 32)
    },
    FigurePart(.sides) { c, l in c.pair(l.trim, only: l.suit, 0, 25, 5, 24.6, 8.4, 32, 0, 32) },
    FigurePart(.vee) { c, l in c.pair(l.trim, only: l.suit, 12.6, 20, 6.8, 20, 12.6, 29) },
    FigurePart(.hoops) { c, l in
      c.box(l.trim, only: l.suit, 0, 25, 24, 1.8)
      c.box(l.trim, only: l.suit, 0, 29, 24, 1.8)
    },
    FigurePart(.stripes) { c, l in
      for x in [7.0, 10] { c.boxes(l.trim, only: l.suit, x, 27, 1.2, 6) }
    },
    FigurePart(.bare) { c, l in
      let line = l.suit.darker(30)
      c.boxes(line, only: l.suit, 7, 27.2, 4.4, 0.9)
      c.box(line, only: l.suit, 11.5, 24.5, 1, 8)
      c.boxes(line, only: l.suit, 9.6, 21.8, 1.6, 0.8)
    },
  ]

  private static let over: [FigurePart] = [
    FigurePart(.collar) { c, l in
      c.pair(l.trim, 12.6, 23.6, 9.6, 21.4, 8.8, 18.4, 7.4, 19, 7.2, 22.6, 12.6, 26.2)
    },
    FigurePart(.ruff) { c, l in c.pair(l.trim, 12.6, 22.4, 9, 20.4, 6, 20.8, 6.8, 24, 12.6, 25.6) },
    FigurePart(.jacket) { c, l in
      c.pair(l.trim, 12.6, 22, 10, 20, 10.6, 32, 12.6, 32)
      c.pair(l.suit.darker(38), 10, 19.8, 8, 21, 8.6, 26, 10.6, 28)
    },
    FigurePart(.robe) { c, l in
      c.pair(l.trim, 12.6, 20.6, 9.6, 20, 12.6, 26)
      c.pair(l.skin.darker(30), 12.6, 19, 10.4, 19.6, 12.6, 23.4)
      c.fill(l.suit.darker(38), 8.4, 20.4, 9.8, 20, 17.4, 32, 15, 32)
      c.fill(l.suit.darker(30), 15.6, 20.4, 14.2, 20, 11, 26.4, 12.2, 28)
    },
    FigurePart(.tie) { c, l in
      c.pair(0xF0F0EC, 12.6, 20.4, 9.4, 20.2, 12.6, 30)
      c.pair(l.trim, 12.6, 21.4, 11.2, 21.8, 10.8, 29, 12.6, 31)
    },
    FigurePart(.armor) { c, l in
      c.ovals(l.trim, 4.2, 24.2, 3.6, 2.8)
      c.ovals(l.trim.darker(24), 4.2, 25.6, 2.6, 1)
      c.pair(l.suit.darker(34), 12.6, 29.2, 6.6, 27.6, 6.6, 28.6, 12.6, 30.2)
    },
    FigurePart(.sash) { c, l in c.fill(l.trim, 3, 22.4, 6, 21.8, 20, 32, 15.6, 32) },
  ]
}

/// Parts behind shoulders and head.
enum Behind {
  static let layer: [FigurePart] = [
    FigurePart(.caped) { c, l in
      c.pair(l.cape.darker(16), 12.6, 19, 7, 20, 2.4, 21.6, -0.5, 25, -1, 32, 12.6, 32)
    },
    FigurePart(.hood) { c, l in
      c.pair(l.mask.darker(20), 12.6, 2.6, 8.6, 4, 5.2, 9, 4.4, 16, 3.4, 23, 12.6, 25)
    },
    FigurePart(.long) { c, l in
      c.pair(
        l.hair.darker(20), 12.6, 5, 10.6, 5, 8.6, 5.6, 5.8, 9, 5, 16, 4.6, 24, 6.4, 26.4, 12.6, 25)
    },
    FigurePart(.waves) { c, l in
      c.pair(
        l.hair.darker(20), 12.6, 4.6, 10.6, 4.6, 8, 5.2, 5, 9, 5.6, 12, 3.8, 15, 4.8, 18, 3, 21.4,
        5, 25, 12.6, 24)
    },
    FigurePart(.bob) { c, l in
      c.pair(l.hair.darker(20), 12.6, 5, 8, 6, 5.6, 10, 5.2, 18.4, 12.6, 18.4)
    },
    FigurePart(.tail) { c, l in
      c.fill(l.hair.darker(14), 15, 5, 20, 6, 22, 12, 20.4, 19, 18.6, 12, 16, 8)
    },
    FigurePart(.bun) { c, l in c.oval(l.hair.darker(14), 12, 4.4, 3, 2.6) },
    FigurePart(.afro) { c, l in c.oval(l.hair, 12, 9.6, 8, 7.4) },
    FigurePart(.flame) { c, l in
      c.pair(
        l.hair, 12.6, 1, 10.6, 4, 9, 0.8, 7, 4.6, 4.8, 3.4, 5.2, 8, 3, 9, 5, 13, 3.8, 16, 7, 19,
        12.6, 19)
      c.pair(l.hair.lighter(45), 12.6, 3.4, 10.4, 6, 8.6, 4, 7.4, 7, 6, 8, 6.4, 14, 12.6, 17)
    },
    FigurePart(.lekku) { c, l in
      c.pair(l.skin.darker(12), 8.6, 5.6, 6, 9, 4.6, 16, 4.8, 24, 6.6, 28, 7.8, 24, 7.6, 12)
    },
    FigurePart(.montral) { c, l in
      c.pair(0xF2F0EA, 9.4, 8, 5.4, 0.8, 5.6, 10, 4.8, 18, 6, 27, 8, 27, 8, 10)
    },
    FigurePart(.tendrils) { c, l in
      for x in [3.4, 5.6, 7.8] {
        c.pair(l.skin.darker(Int(x) * 3), x + 3, 6, x, 12, x - 0.6, 24, x + 0.8, 25, x + 2, 12)
      }
    },
    FigurePart(.tall) { c, l in
      c.pair(l.skin, 12.6, 0.6, 10.6, 0.6, 9.6, 1, 8, 3.6, 7.2, 9, 12.6, 9)
      c.pair(l.hair, 12.6, 0.2, 10.6, 0.2, 9.4, 0.6, 7.6, 4, 7, 7.4, 8.6, 6.4, 9.8, 2.4, 12.6, 1.8)
    },
    FigurePart(.pointed) { c, l in
      c.pair(l.skin.darker(10), 7.4, 10.6, 4.6, 8.6, 6.6, 14, 7.6, 14.4)
    },
    FigurePart(.fins) { c, l in
      c.pair(l.mask.lighter(20), 7.4, 8, 3.4, 7, 5.4, 11, 3.8, 15, 7.4, 15)
    },
  ]
}
