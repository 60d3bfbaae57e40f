import Basics
import Testing

@testable import Portraits

@Suite struct PortraitTests {
  private static let card = Size(columns: 24, rows: 16)

  /// Hashes of pixels: an entry must show the same face each time that it is opened.
  @Test(arguments: golden.keys.sorted()) func `A portrait is always the same`(name: String) {
    let kind = Self.kinds[name] ?? .figure
    let portrait = Portrait(of: PortraitSubject(kind, name, initials: "AB"), in: Self.card)
    let text = portrait.pixels.map { String($0.value, radix: 16) }.joined(separator: " ")
    #expect(StableHash(text).pick(1_000_000_000, 0) == Self.golden[name], "\(name)")
  }

  @Test(arguments: [
    (33, 22), (24, 16), (16, 11), (15, 10), (10, 7), (3, 2), (1, 1), (0, 0), (7, 0),
  ])
  func `A portrait fills any size`(columns: Int, rows: Int) {
    for kind in [PortraitSubject.Kind.figure, .cover, .film, .coin] {
      for name in ["Iron Man", "A New Hope", "EUR", "R2-D2", "Amazing Spider-Man (1999) #700", ""] {
        let portrait = Portrait(
          of: PortraitSubject(kind, name, initials: "IM", symbol: "€"),
          in: Size(columns: columns, rows: rows))
        #expect(portrait.cells(isTrueColor: true).count == columns * rows)
        #expect(portrait.cells(isTrueColor: false).count == columns * rows)
      }
    }
  }

  @Test func `Strangers look different`() {
    let portraits = (0..<100).map { number in
      Portrait(of: PortraitSubject(.figure, "Stranger \(number)", initials: "S"), in: Self.card)
        .pixels
    }
    #expect(Set(portraits).count == 100)
  }

  @Test func `Facts change the portrait`() {
    func colors(
      hair: String? = nil, skin: String? = nil, species: String? = nil
    ) -> Set<RGB> {
      let subject = PortraitSubject(
        .figure, "Somebody", initials: "S", hair: hair, skin: skin, species: species)
      return Set(Portrait(of: subject, in: Self.card).pixels)
    }
    #expect(colors(hair: "Green", species: "Mutant").contains(0x3F9A48))
    #expect(colors(skin: "fair, green").contains(0xF0C8A0))
    #expect(colors(species: "Wookiee").contains(0x7A5230))
    #expect(colors(skin: "gold", species: "Droid").contains(0xDCA93A))
  }

  private static let kinds: [String: PortraitSubject.Kind] = [
    "Secret Wars": .cover, "Avengers (1963) #1": .cover, "Return of the Jedi": .film, "EUR": .coin,
  ]

  private static let golden: [String: Int] = [
    "Hulk": 80_189_891, "Spider-Man (Peter Parker)": 865_809_683, "Batman": 232_669_808,
    "Darth Vader": 51_870_282, "Chewbacca": 219_108_798,
    "R2-D2": 630_543_314, "Yoda": 465_568_596, "Somebody": 336_762_021, "Secret Wars": 329_555_724,
    "Avengers (1963) #1": 754_259_952,
    "Return of the Jedi": 419_916_400, "EUR": 190_658_435,
  ]
}
