/// What a hero looks like.
struct HeroAppearance: Equatable, Sendable {
  private(set) var gender: String?
  private(set) var race: String?
  /// `203 cm (6'8")`
  private(set) var height: String?
  /// `441 kg (980 lb)`
  private(set) var weight: String?
  private(set) var eyes: String?
  private(set) var hair: String?

  init() {}

  /// Throws `JSONProblem`.
  init(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "gender": gender = HeroText.known(try reader.text())
      case "race": race = HeroText.known(try reader.text())
      case "height": height = HeroText.height(try reader.texts())
      case "weight": weight = HeroText.weight(try reader.texts())
      case "eyeColor": eyes = HeroText.known(try reader.text())
      case "hairColor": hair = HeroText.known(try reader.text())
      default: break
      }
    }
  }
}
