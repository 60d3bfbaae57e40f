/// Signs on chests: plain shapes, none of them a trademark.
enum Signs {
  static let layer: [FigurePart] = [
    FigurePart(.star) { c, l in
      c.pair(l.trim, 12.6, 23.4, 11.2, 26, 8, 26, 10.4, 28, 9.4, 31.4, 12.6, 29.4)
    },
    FigurePart(.bolt) { c, l in
      c.fill(l.trim, 13.8, 23, 9.4, 28, 11.6, 28, 10, 32, 14.8, 26.6, 12.4, 26.6)
    },
    FigurePart(.disc) { c, l in c.oval(l.trim, 12, 27.2, 3, 3) },
    FigurePart(.reactor) { c, l in
      c.oval(l.trim.darker(40), 12, 26.4, 3, 3)
      c.oval(0xBFF4FF, 12, 26.4, 1.9, 1.9)
    },
    FigurePart(.diamond) { c, l in
      c.pair(l.cape, 12.6, 23.6, 9.4, 23.6, 7.6, 26, 12.6, 31.6)
      c.pair(l.trim, 12.6, 24.8, 10, 24.8, 9.2, 26.2, 12.6, 29.8)
    },
    FigurePart(.hourglass) { c, l in
      c.pair(l.trim, 12.6, 24, 10, 24, 11.6, 26.8, 10, 29.6, 12.6, 29.6)
    },
    FigurePart(.spider) { c, l in
      c.oval(l.trim, 12, 26.8, 1.4, 2.4)
      c.pair(l.trim, 12, 26, 8.6, 23.4, 9, 24.8, 12, 27)
      c.pair(l.trim, 12, 27.4, 8.6, 30.4, 9.6, 30.6, 12, 28.6)
    },
    FigurePart(.ring) { c, l in
      c.oval(l.trim, 12, 27, 3.4, 3.4)
      c.oval(l.suit, 12, 27, 1.9, 1.9)
    },
    FigurePart(.lantern) { c, l in
      c.oval(0xF4F4EE, 12, 26.6, 3.8, 3.6)
      c.box(l.suit, 9.6, 24.2, 4.8, 0.9)
      c.box(l.suit, 9.6, 28.4, 4.8, 0.9)
      c.oval(l.suit, 12, 26.7, 2, 1.9)
    },
    FigurePart(.chevron) { c, l in c.pair(l.trim, 12.6, 29.4, 5.6, 24.4, 5.6, 27, 12.6, 32) },
    FigurePart(.oval) { c, l in
      c.oval(l.trim, 12, 26.6, 4.4, 2.6)
      c.pair(0x16161C, 12.6, 26, 9, 25.4, 8.8, 26.8, 11, 27.2, 12.6, 28)
    },
    FigurePart(.eye) { c, l in
      c.oval(l.trim, 12, 23.6, 2.6, 2.4)
      c.oval(0x4FA36B, 12, 23.6, 1.3, 1.3)
    },
    FigurePart(.moon) { c, l in
      c.oval(l.trim, 12, 27, 3.4, 3.4)
      c.oval(l.suit, 13.4, 26.2, 2.6, 2.8)
    },
    FigurePart(.wings) { c, l in
      c.pair(l.trim, 12.6, 27.6, 5, 23.6, 6, 26.4, 7.4, 27.4, 12.6, 29.6)
    },
    FigurePart(.triangle) { c, l in c.pair(l.trim, 12.6, 31, 7.6, 24, 12.6, 24) },
    FigurePart(.drop) { c, l in c.pair(l.trim, 12.6, 23.6, 10, 28, 11, 30.4, 12.6, 30.8) },
    FigurePart(.ex) { c, l in
      c.fill(l.trim, only: l.suit, 4, 21, 6.6, 21, 19, 32, 16.4, 32)
      c.fill(l.trim, only: l.suit, 20, 21, 17.4, 21, 5, 32, 7.6, 32)
    },
    FigurePart(.target) { c, l in
      c.oval(l.trim, 12, 27, 3.8, 3.8)
      c.oval(l.suit, 12, 27, 2.6, 2.6)
      c.oval(l.trim, 12, 27, 1.4, 1.4)
    },
  ]
}
