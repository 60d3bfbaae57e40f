/// Hair of the head and of the face.
enum Hair {
  /// The hair's outline down to the ears, above a hairline.
  private static func top(_ c: inout Canvas, _ l: Look, _ line: Double, sides: Double) {
    c.pair(
      l.hair, 12.6, 4.8, 10.6, 4.8, 9, 5.2, 6.8, 7.4, 6.2, 10.4, 6.4, sides, 7.4, sides, 7.9,
      line + 1.4, 9.4, line, 12.6, line)
    c.fill(l.hair.lighter(16), only: l.hair, 7, 6.4, 12, 5, 12, 6.6, 8, 8.4)
  }

  static let layer: [FigurePart] = [
    FigurePart(.crop) { c, l in top(&c, l, 8.4, sides: 11.6) },
    FigurePart(.flat) { c, l in
      c.pair(
        l.hair, 12.6, 3.4, 10.6, 3.4, 7.4, 3.6, 6.6, 6, 6.4, 11.4, 7.4, 11.4, 7.8, 8.6, 12.6, 8.4)
    },
    FigurePart(.parted) { c, l in
      c.pair(l.hair, 12.6, 4.6, 10.6, 4.6, 9, 5, 6.6, 7.4, 6.2, 11.8, 7.3, 11.8, 8, 9, 12.6, 8)
      c.fill(l.hair, 9, 5, 16, 5, 17.6, 8, 17.4, 11, 14.6, 9.6, 10, 7.4)
      c.fill(l.hair.lighter(18), 9.4, 5.2, 14, 5.4, 15.4, 7.2, 10.4, 6.6)
    },
    FigurePart(.spiky) { c, l in
      c.pair(
        l.hair, 12.6, 3, 11, 4.8, 9.4, 2.6, 8.6, 5, 5.8, 4.4, 6.8, 7, 5.2, 9, 6.4, 11.6, 7.4, 11.6,
        8, 9, 9.6, 9.8, 11, 8, 12.6, 9)
    },
    FigurePart(.slick) { c, l in
      c.pair(
        l.hair, 12.6, 5, 10.6, 5, 9, 5.4, 6.8, 8, 6.4, 11.4, 7.2, 11.4, 8, 8.4, 9.8, 7.4, 12.6, 7.2)
    },
    FigurePart(.peak) { c, l in
      c.pair(
        l.hair, 12.6, 4.8, 10.6, 4.8, 9, 5.2, 6.6, 7.8, 6.2, 12, 7.2, 12, 7.8, 8.6, 10, 8, 12.6, 10)
    },
    FigurePart(.curls) { c, l in
      c.ovals(l.hair, 8, 7.2, 2.2, 2.2)
      c.ovals(l.hair, 10.6, 5.8, 2.4, 2.2)
      c.ovals(l.hair, 6.8, 10, 1.5, 2)
      c.pair(l.hair, 12.6, 5, 9, 6, 8, 9, 12.6, 8.6)
    },
    FigurePart(.afro) { c, l in top(&c, l, 8.2, sides: 12) },
    FigurePart(.long) { c, l in framed(&c, l, 8.6, to: 18) },
    FigurePart(.waves) { c, l in
      framed(&c, l, 8.2, to: 16)
      c.fill(l.hair, 9.6, 5, 15, 5, 17.4, 8.4, 17, 12, 15.6, 10, 10, 8.6)
    },
    FigurePart(.bob) { c, l in framed(&c, l, 9.4, to: 17.6) },
    FigurePart(.fringe) { c, l in
      c.pair(l.hair, 12.6, 4.8, 10.6, 4.8, 9, 5.2, 6.6, 7.6, 6.2, 11, 7.4, 11, 7.8, 9.9, 12.6, 10)
    },
    FigurePart(.tail) { c, l in framed(&c, l, 8.2, to: 12) },
    FigurePart(.bun) { c, l in framed(&c, l, 8.4, to: 12) },
    FigurePart(.buns) { c, l in
      c.ovals(l.hair, 5.6, 12.4, 2.5, 3.2)
      c.ovals(l.hair.darker(30), 5.4, 12.4, 1.1, 1.5)
      framed(&c, l, 8.8, to: 12)
    },
    FigurePart(.mohawk) { c, l in c.pair(l.hair, 12.6, 1.4, 10.8, 2.4, 10.4, 8.6, 12.6, 9) },
    FigurePart(.sideburns) { c, l in c.boxes(l.hair, 6.8, 10, 1.4, 6.4) },
    FigurePart(.beard) { c, l in
      c.pair(
        l.hair.darker(14), 12.6, 15.4, 10.4, 15.2, 8.6, 15.6, 7, 12.4, 6.8, 17, 8.8, 20, 12.6, 21.6)
      c.boxes(l.skin.darker(42), 10.8, 16.8, 1.2, 0.8)
    },
    FigurePart(.goatee) { c, l in
      c.boxes(l.hair, 10, 15.4, 2, 0.9)
      c.pair(l.hair, 12.6, 17.8, 10.6, 17.6, 10.8, 19.6, 12.6, 21)
    },
    FigurePart(.moustache) { c, l in
      c.pair(l.hair, 12.6, 15, 10.6, 15, 9.2, 15.4, 8.6, 17, 10.4, 16.4, 12.6, 16.4)
    },
  ]

  /// Hair that frames the face down to a height.
  private static func framed(_ c: inout Canvas, _ l: Look, _ line: Double, to end: Double) {
    c.pair(
      l.hair, 12.6, 4.6, 10.6, 4.6, 9, 5, 6.6, 7.4, 5.8, 11, 5.8, end, 7.4, end, 7.6, 11.4, 9,
      line + 1, 11, line - 0.6, 12.6, line - 1.2)
    c.fill(l.hair.lighter(18), only: l.hair, 7.4, 6, 12, 4.8, 12, 6.4, 8.6, 7.6)
  }
}
