import JSONReader

/// A hero's appearance.
struct HeroAppearance: Equatable, Sendable {
  private(set) var gender: String?
  private(set) var race: String?
  private(set) var eyes: String?
  private(set) var hair: String?
  private var heights: [String] = []
  private var weights: [String] = []

  init() {}

  /// Throws `JSONProblem`.
  init(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "gender": gender = HeroText.word(try reader.text())
      case "race": race = HeroText.known(try reader.text())
      case "height": heights = try reader.texts()
      case "weight": weights = try reader.texts()
      case "eyeColor": eyes = HeroText.word(try reader.text())
      case "hairColor": hair = HeroText.word(try reader.text())
      default: break
      }
    }
  }

  /// `203 cm (6'8")`
  var height: String? { HeroText.height(heights) }

  /// `441 kg (980 lb)`
  var weight: String? { HeroText.weight(weights) }
}
