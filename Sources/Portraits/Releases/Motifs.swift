/// Motifs of covers, the more telling words first; the title's band takes their upper 7 of 32 units.
enum Motifs {
  static func motif(of words: [String]) -> Motif? {
    all.first { motif in words.contains { motif.words.holds(word: $0) } }
  }

  private static let all: [Motif] = [
    Motif("infinity gauntlet") { c, _, _ in
      space(&c)
      c.pair(0xC8962E, 12.6, 12, 9.4, 12, 6.4, 15, 6, 24, 8, 32, 12.6, 32)
      c.fill(0x9A6E1E, only: 0xC8962E, 15, 10, 20, 10, 20, 32, 15, 32)
      let gems: [RGB] = [0x8A4FD0, 0x3F8AE0, 0xE8402C, 0xF08A2E]
      for (index, gem) in gems.enumerated() { c.oval(gem, 7.6 + Double(index) * 3, 15, 1.3, 1.5) }
      c.oval(0x4FC05A, 6.8, 21, 1.3, 1.6)
      c.oval(0xF8E05A, 12, 21, 2.2, 2.2)
    },
    Motif("civil schism vs versus") { c, _, _ in
      c.fill(0x9A2430, 0, 0, 13.6, 0, 10.4, 32, 0, 32)
      c.fill(0x24489A, 13.6, 0, 24, 0, 24, 32, 10.4, 32)
      profile(&c, 0xE04A4A, at: 7.2)
      profile(&c, 0x5A8AE0, at: 16.8)
      c.fill(0xF8F0D8, 13, 7, 14.2, 7, 11.2, 32, 10, 32)
    },
    Motif("secret original sin hood mystery enemy invasion unknown hidden alias") { c, o, _ in
      c.pair(0x2A2438, 0, 0, 24, 0, 24, 32, 0, 32)
      c.pair(0xE8C86A, 12.6, 8, 8.6, 10, 7.4, 14, 9.2, 17.4, 6.6, 28, 12.6, 28)
      c.oval(0x16141F, 12, 15, 2.2, 2.6)
      c.pair(0x16141F, 12.6, 16, 11.2, 16, 10, 24, 12.6, 24)
      c.boxes(o.suit.darker(40), 0, 8, 2, 24)
    },
    Motif("war wars siege battle conquest assault fight fury combat vengeance") { c, o, _ in
      c.pair(0x8A2A22, 0, 0, 24, 0, 24, 32, 0, 32)
      burst(&c, 0xE8702A, 12, 18, 13)
      burst(&c, 0xF8D05A, 12, 18, 7.4)
      c.fill(0xE4E8EE, 3, 31, 5.4, 31, 20.6, 9, 19, 9)
      c.fill(0xC2C8D2, 21, 31, 18.6, 31, 3.4, 9, 5, 9)
      c.fill(0x3A2A22, 2, 26, 8, 30, 7.4, 32, 1, 28)
      c.fill(0x3A2A22, 22, 26, 16, 30, 16.6, 32, 23, 28)
    },
    Motif("house home wanda") { c, _, _ in
      c.fill(0x3A2450, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0xE89AA8, 12, 16, 9, 9)
      c.pair(0x1C1428, 12.6, 10, 6, 16, 6, 32, 12.6, 32)
      c.boxes(0x1C1428, 3, 19, 3, 13)
      c.boxes(0xF8D05A, 8.4, 18.4, 2.4, 3)
      c.boxes(0xF8D05A, 8.4, 24, 2.4, 3)
      c.box(0xC8283A, 10.8, 26, 2.4, 6)
    },
    Motif("inferno chaos fire flame hell torch blood carnage maximum phoenix") { c, _, _ in
      c.fill(0x2A1020, 0, 0, 24, 0, 24, 32, 0, 32)
      flames(&c, 0xA8241C, 9)
      flames(&c, 0xE8602A, 14)
      flames(&c, 0xF8C84A, 20)
    },
    Motif("age apocalypse future time days past forever tomorrow end") { c, o, _ in
      c.fill(0x24304A, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0x3A4E70, 12, 20, 11, 12)
      c.boxes(0xC89A4A, 5, 9.4, 7.6, 1.8)
      c.boxes(0xC89A4A, 5, 29, 7.6, 1.8)
      c.pair(0xC8E0EC, 12.6, 11, 6.6, 11, 6.8, 14, 11.4, 20, 6.8, 26, 6.6, 29, 12.6, 29)
      c.pair(0xE8B84A, 12.6, 14.6, 8.4, 14.6, 12, 19.4, 12.6, 19.4)
      c.pair(0xE8B84A, 12.6, 24.4, 7.4, 28, 7.4, 29, 12.6, 29)
    },
    Motif("dark black night fear shadow midnight reign moon death dead") { c, o, _ in
      c.fill(night, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0xE8E4C8, 15, 15, 6, 6)
      c.oval(0xCCC6A4, 16.6, 13.4, 1.6, 1.4)
      for (x, y) in [(7.0, 12.0), (13, 19)] {
        c.fill(0x0A0A14, x, y, x + 3, y - 1.6, x + 4.4, y, x + 6, y - 1.6, x + 9, y, x + 4.4, y + 2)
      }
      city(&c, 0x0A0A14)
    },
    Motif("king crown empire throne prince queen royal") { c, o, _ in
      c.fill(0x3A1A3A, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0x5A2A54, 12, 20, 11, 11)
      c.pair(0xE8B83A, 12.6, 12, 10, 18, 5, 13.6, 6.4, 26, 12.6, 26)
      c.pair(0xB8861E, 12.6, 26, 6.4, 26, 6.6, 28.6, 12.6, 28.6)
      c.oval(0xD0303A, 12, 22, 1.8, 2)
      c.ovals(0x3F8AE0, 8, 22.4, 1.2, 1.3)
    },
    Motif("ultron armor machine iron metal robot deathlok") { c, o, _ in
      c.fill(0x2A2E3C, 0, 0, 24, 0, 24, 32, 0, 32)
      c.oval(0x4A2030, 12, 20, 11, 12)
      c.pair(0xB4BAC8, 12.6, 9, 7, 10, 5, 15, 6, 25, 9, 31, 12.6, 31)
      c.fill(0x868EA0, only: 0xB4BAC8, 15, 8, 20, 8, 20, 32, 14, 32)
      c.pair(0xF04030, 11, 18.4, 7, 16, 7.4, 19.6, 10.4, 20.4)
      c.pair(0xF04030, 12.6, 25, 8, 24, 9, 27, 12.6, 28)
    },
    Motif("x x-men mutant mutants x-force x-factor x-tinction excalibur fall") { c, o, _ in
      // A double helix, for mutants.
      c.oval(o.ground.lighter(12), 12, 19, 12, 12)
      for y in stride(from: 7.0, to: 33, by: 3.2) {
        let lean = [5.2, 3.4, 0, -3.4, -5.2, -3.4, 0, 3.4][Int(y / 3.2) % 8]
        c.fill(
          o.trim.darker(30), 12 - lean, y + 1, 12 + lean, y + 1, 12 + lean, y + 2, 12 - lean, y + 2)
        c.oval(o.trim, 12 - lean, y + 1.6, 2, 2)
        c.oval(o.suit.lighter(20), 12 + lean, y + 1.6, 2, 2)
      }
    },
    Motif("avengers defenders assemble initiative squad champions team agents heroes league") {
      c, o, h in
      rays(&c, o.ground.lighter(14))
      let turn = h.pick(3, 6)
      let colors: [RGB] = [0xB3202C, 0x2F8A4A, 0x24489A, 0xD8A52B, 0x6A3A9A]
      for (index, point) in [(5.0, 17.0), (19, 17), (12, 13)].enumerated() {
        person(&c, colors[index + turn], point.0, point.1)
      }
    },
    Motif("spider spider-verse web venom amazing") { c, o, _ in
      c.fill(0xB01C26, 0, 0, 24, 0, 24, 32, 0, 32)
      let line: RGB = 0x6A0E18
      for x in [-6.0, 4, 12, 20, 30] { c.fill(line, 12, 20, x, 36, x + 1.2, 36, 12.8, 20) }
      for x in [-4.0, 12, 28] { c.fill(line, 12, 20, x, 2, x + 1.2, 2, 12.8, 20) }
      c.pair(0x14141C, 11.2, 22, 2.6, 14, 3.4, 22, 9, 26)
      c.pair(0xF8F8F4, 10, 21.4, 4.2, 16.4, 4.8, 21, 8.6, 24)
    },
    Motif("thor thunder realms asgard hammer") { c, o, _ in
      c.fill(0x24345A, 0, 0, 24, 0, 24, 32, 0, 32)
      c.fill(0xF8E05A, 17, 7, 13, 16, 16, 16, 11, 26, 21, 14, 17.6, 14, 21, 7)
      c.box(0x9AA4B4, 3.6, 20, 11, 6)
      c.box(0xC2CAD6, 3.6, 20, 11, 2)
      c.box(0x6A4A30, 7.8, 26, 2.6, 6)
    },
    Motif(
      "star stars space cosmic galaxy guardians annihilation kree odyssey world planet universe"
    ) { c, o, _ in
      space(&c)
      let planet = o.suit.luma < 70 ? o.trim : o.suit
      c.oval(planet, 13, 21, 7, 7)
      c.oval(planet.darker(28), only: planet, 17, 23, 7, 7)
      c.fill(o.ground.lighter(40), 1, 25, 0.6, 23.4, 23, 15.6, 23.4, 17.2)
    },
    Motif("fantastic four 4 ff") { c, o, _ in
      c.fill(0x1A2444, 0, 0, 24, 0, 24, 32, 0, 32)
      rays(&c, 0x2A3A66)
      person(&c, 0xF0862A, 4, 14)
      person(&c, 0xD07A3A, 20, 14)
      person(&c, 0x2458A8, 8.4, 18)
      person(&c, 0x3A74C8, 16, 18)
    },
    Motif("atlantis sea ocean namor sub-mariner water") { c, o, _ in
      c.fill(0x1E5A8A, 0, 0, 24, 0, 24, 32, 0, 32)
      for y in [14.0, 20, 26] {
        c.fill(
          0x3F8AC0, 0, y, 4, y - 2, 8, y, 12, y - 2, 16, y, 20, y - 2, 24, y, 24, y + 2.4, 0,
          y + 2.4)
      }
      c.box(0xE8B83A, 11.3, 10, 1.4, 22)
      c.pair(0xE8B83A, 12.6, 15, 7.4, 15, 7.4, 9.4, 8.8, 11, 8.8, 13.4, 12.6, 13.4)
    },
    Motif("hulk monsters unleashed beast man-thing tales adventure fantasy astonishing") {
      c, o, _ in
      c.fill(0x3A2A5A, 0, 0, 24, 0, 24, 32, 0, 32)
      burst(&c, 0x5A3E86, 12, 20, 12)
      c.pair(0x5C9A3C, 12.6, 14, 5, 14, 4, 18, 4.4, 25, 7, 27, 7, 32, 12.6, 32)
      for x in [7.6, 11.6, 15.6] { c.box(0x3A6A28, x, 14, 0.9, 7) }
      c.fill(0x3A6A28, 4, 21, 17, 21, 18, 24, 4.4, 24)
    },
  ]

  /// Motifs of titles without such a word.
  static let plain: [Motif] = [
    Motif("") { c, o, _ in
      rays(&c, o.ground.lighter(12))
      burst(&c, o.trim, 12, 20, 13)
      burst(&c, o.suit, 12, 20, 8.4)
      c.fill(0xF8F6EC, 13.6, 13, 9, 21, 11.6, 21, 10, 27, 15, 18.6, 12.4, 18.6)
    },
    Motif("") { c, o, h in
      rays(&c, o.ground.lighter(14))
      c.pair(o.trim, 12.6, 17, 8.6, 17, 4, 32, 12.6, 32)
      c.pair(o.suit, 12.6, 16, 8, 17, 6.4, 24, 7.8, 24.6, 8.6, 21, 8.6, 32, 12.6, 32)
      c.oval(o.suit.lighter(16), 12, 13.4, 2.8, 3.4)
      c.box(o.trim, only: o.suit, 8.4, 25, 7.2, 1.4)
    },
    Motif("") { c, o, h in
      city(&c, o.ground.darker(40))
      c.oval(o.trim, 12, 21, 9, 9.6)
      c.oval(o.suit, 12, 21, 7, 7.6)
      c.pair(o.trim, 12.6, 15, 10.6, 19, 7, 19, 9.8, 22, 8.6, 26.6, 12.6, 24)
    },
    Motif("") { c, o, h in
      var look = Look(PortraitSubject(.figure, "\(h.pick(999, 9))", initials: ""), h)
      look.ground = o.ground
      c.drop(5)
      c.oval(o.ground.lighter(20), 12, 14, 11, 13)
      Figure.paint(look, on: &c)
    },
  ]
}

/// A drawing for covers whose title has one of its words.
struct Motif: Sendable {
  struct Colors {
    let suit: RGB
    let trim: RGB
    let ground: RGB
  }

  let words: StaticString
  let stroke: @Sendable (inout Canvas, Colors, StableHash) -> Void

  init(
    _ words: StaticString, _ stroke: @escaping @Sendable (inout Canvas, Colors, StableHash) -> Void
  ) {
    self.words = words
    self.stroke = stroke
  }
}
