/// A power stat of superhero-api, in the order in which they are shown.
enum HeroStat: String, CaseIterable, Sendable {
  case intelligence, strength, speed, durability, power, combat

  /// The value of a full bar; one hero has 110 nevertheless.
  static let maximum = 100

  var title: String {
    switch self {
    case .intelligence: "Intelligence"
    case .strength: "Strength"
    case .speed: "Speed"
    case .durability: "Durability"
    case .power: "Power"
    case .combat: "Combat"
    }
  }
}
