import SquadCore

/// A power stat of superhero-api, in the order in which they are shown.
enum HeroStat: String, CaseIterable, Sendable {
  case intelligence, strength, speed, durability, power, combat

  /// The value of a full bar; one hero has 110 nevertheless.
  static let maximum = 100

  var title: String { label.rawValue }

  private var label: Label {
    switch self {
    case .intelligence: .intelligence
    case .strength: .strength
    case .speed: .speed
    case .durability: .durability
    case .power: .power
    case .combat: .combat
    }
  }
}
