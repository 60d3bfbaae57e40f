import Testing

@testable import Portraits

/// Colour words of the bundled catalogues.
@Suite struct ColorWordsTests {
  @Test(arguments: [
    "Black", "Blond", "blonde", "Brown", "White", "Purple", "Orange", "Pink", "Red", "Auburn",
    "Strawberry Blond", "Blue", "Green", "Magenta", "Brown / Black", "Silver", "Grey",
    "Orange / White", "Yellow", "Brownn", "Gold", "Indigo", "brown, grey", "auburn, white",
  ])
  func `Hair has a colour`(text: String) {
    #expect(!ColorWords.colors(text, in: ColorWords.hair).isEmpty)
  }

  @Test(arguments: [
    "Yellow", "Blue", "Green", "Brown", "Red", "Violet", "White", "Purple", "Black", "Silver",
    "Yellow / Red", "Grey", "Yellow (without irises)", "Gold", "Hazel", "Indigo", "Amber", "Bown",
    "blue-gray", "orange", "pink", "red, blue", "green, yellow",
  ])
  func `Eyes have a colour`(text: String) {
    #expect(!ColorWords.colors(text, in: ColorWords.eyes).isEmpty)
  }

  @Test(arguments: [
    "fair", "gold", "white, blue", "white", "light", "white, red", "green", "green-tan, brown",
    "pale", "metal", "dark", "brown mottle", "brown", "grey", "mottled green", "orange",
    "blue, grey", "grey, red", "red", "blue", "grey, green, yellow", "yellow", "tan",
    "fair, green, yellow", "silver, red", "green, grey", "red, blue, white", "brown, white",
  ])
  func `Skin has a colour`(text: String) {
    #expect(!ColorWords.colors(text, in: ColorWords.skin).isEmpty)
  }

  @Test(arguments: [
    "Wookie", "Rodian", "Hutt", "Yoda's species", "Trandoshan", "Mon Calamari", "Ewok",
    "Sullustan", "Neimodian", "Gungan", "Toydarian", "Dug", "Twi'lek", "Aleena", "Vulptereen",
    "Xexto", "Toong", "Cerean", "Nautolan", "Zabrak", "Tholothian", "Iktotchi", "Quermian",
    "Kel Dor", "Chagrian", "Geonosian", "Mirialan", "Clawdite", "Besalisk", "Kaminoan", "Skakoan",
    "Muun", "Togruta", "Kaleesh", "Pau'an", "Dathomirian Zabrak", "Human / Radiation",
    "God / Eternal",
  ])
  func `Every species but humans has a look`(text: String) {
    let isHuman = text.hasPrefix("Human")
    #expect((SpeciesLooks.line(of: text.lowercased()) == nil) == isHuman)
  }
}
