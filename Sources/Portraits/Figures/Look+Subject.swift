/// The look that a name and its facts give.
extension Look {
  init(_ subject: PortraitSubject, _ hash: StableHash) {
    self.init()
    let name = subject.name.lowercased()
    dress(hash, subject)
    follow(subject)
    let known = KnownLooks.line(of: name, publisher: subject.publisher)
    if let known, Wardrobe.fits(known, gender: subject.gender) {
      features = []
      apply(known)
    }
  }

  /// Chooses everything that the facts leave open.
  private mutating func dress(_ hash: StableHash, _ subject: PortraitSubject) {
    let palettes = subject.isOfStarWars ? Wardrobe.robes : Wardrobe.suits
    let colors = hash.pick(palettes, 1)
    (suit, trim, ground, cape) = (colors.0, colors.1, colors.2, colors.1)
    mask = hash.pick(4, 2) == 0 ? trim.darker(20) : suit
    skin = hash.pick(Wardrobe.skins, 3)
    hair = hash.pick(Wardrobe.hairs, 4)
    let isWoman =
      subject.gender.map { $0.lowercased() == "female" } ?? Wardrobe.isWoman(subject.name)
    if isWoman { features.append(.woman) }
    features.append(hash.pick(isWoman ? Wardrobe.womensHair : Wardrobe.mensHair, 5))
    if !isWoman, hash.pick(4, 6) == 0 { features.append(hash.pick(Wardrobe.beards, 7)) }
    if subject.isOfStarWars {
      features.append(hash.pick(Wardrobe.starClothes, 8))
      return
    }
    features.append(hash.pick(Wardrobe.clothes, 8))
    if hash.pick(3, 9) > 0 { features.append(hash.pick(Wardrobe.signs, 10)) }
    if hash.pick(3, 11) == 0 { features.append(.caped) }
    if hash.pick(100, 12) < 58 {
      // If a catalogue states the hair, most masks leave it visible.
      let isOpen = subject.hair != nil && hash.pick(5, 15) > 0
      let worn = hash.pick(isOpen ? Wardrobe.openMasks : Wardrobe.masks, 13)
      if !isWoman, Wardrobe.hiding.contains(worn) { features.removeAll(where: Wardrobe.isHair) }
      features += worn == .patches ? [.full, worn] : [worn]
    }
    if !isWoman, hash.pick(5, 14) == 0 { features.append(.bulk) }
  }

  /// Applies the facts: the species first, then stated colours, which override it.
  private mutating func follow(_ subject: PortraitSubject) {
    let species = subject.species?.lowercased() ?? ""
    if let line = SpeciesLooks.line(of: species) {
      let ownMask = mask
      apply(line)
      if !line.contains("mask=") { mask = ownMask }
    }
    if let color = ColorWords.colors(subject.eyes, in: ColorWords.eyes).first { eyes = color }
    if let color = ColorWords.colors(subject.hair, in: ColorWords.hair).first {
      // The skin is a guess: a dark one is unlikely with fair hair.
      if skin == 0xC08858, color.luma > 60 { skin = 0xF0C8A0 }
      hair = color
    }
    if ["no hair", "none", "n/a"].contains(subject.hair?.lowercased()) {
      features.removeAll(where: Wardrobe.isHair)
      // Brows are drawn in the hair's colour; without hair, in a darker skin colour.
      hair = skin.darker(40)
    }
    let skins = ColorWords.colors(subject.skin, in: ColorWords.skin)
    if let color = skins.first { skin = color }
    let isAstromech = Wardrobe.isAstromech(subject.name)
    if species == "droid" || subject.gender?.lowercased() == "n/a" || isAstromech {
      droid(isSmall: isAstromech || (subject.height ?? 170) < 120, panels: skins.dropFirst().first)
    }
  }

  /// Small droids are a dome on wheels, tall ones have a face.
  private mutating func droid(isSmall: Bool, panels: RGB?) {
    features = [isSmall ? .dome : .golem]
    mask = 0xC4CAD4
    trim = panels ?? 0x3A3E48
    if eyes.luma < 90 { eyes = 0xF8E89A }
  }
}

/// Colours that catalogues' words for hair, skin and eyes mean: `Red / White`, `fair, green`.
enum ColorWords {
  /// The colours of the words that have one, in their order.
  static func colors(_ text: String?, in table: LookTable) -> [RGB] {
    guard let text else { return [] }
    return text.lowercased().split { !$0.isLetter }
      .compactMap { table[String($0)].flatMap(RGB.init(hex:)) }
  }

  static let hair = LookTable(
    """
    black:22202A; blond:E2BC5C; blonde:E2BC5C; brown:5E3A20; brownn:5E3A20; white:EDEDF0;
    purple:7B4BB0; orange:E07A28; pink:EE7FB0; red:B23A1C; auburn:7C3020; blue:3D63C0;
    green:3F9A48; magenta:C03A8C; silver:C2C8D2; grey:9A9CA4; gray:9A9CA4; yellow:F0D24A;
    gold:DDAE3A; indigo:4A3FA0
    """)

  static let skin = LookTable(
    """
    fair:F0C8A0; light:E8B88C; pale:E9D9CC; dark:7A4C30; tan:C98E5E; brown:9A6A42; green:6FA04A;
    grey:9AA2AC; gray:9AA2AC; white:EDEEF0; blue:5A86C8; red:B8362C; orange:D98A48;
    yellow:D8B850; gold:DCA93A; metal:9AA0AA; silver:C4CAD4; mottle:B06A48; mottled:7E9A6A
    """)

  static let eyes = LookTable(
    """
    yellow:F2CE3A; blue:2F6FC4; green:2F8A4A; brown:5A3620; bown:5A3620; red:E8402C;
    violet:8A4FD0; purple:8A4FD0; white:F8F8F4; black:14141C; silver:C4CAD4; grey:70788A;
    gray:70788A; gold:E0AC34; hazel:7A6A2C; indigo:4A3FB0; amber:D98E2A; orange:F08A2E;
    pink:F08AB0
    """)
}
