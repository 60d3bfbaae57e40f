import PlainText
import SquadCore

/// The colour family of a catalogue.
package enum Hue: Int, CaseIterable, Sendable {
  case red, blue, yellow, orange, violet

  /// The hue of all catalogues if they have none of their own.
  static let common = Hue.blue

  /// The hue of a catalogue: bundled ones have their own, the first of the user's own takes the
  /// fifth, and further ones a hue derived from their name.
  init(of catalogue: CatalogueID, among catalogues: [CatalogueInfo]) {
    if let own = Self.bundled(catalogue.rawValue) {
      self = own
    } else if catalogues.first(where: { Self.bundled($0.id.rawValue) == nil })?.id == catalogue {
      self = .violet
    } else {
      let hash = PlainText.hash(of: catalogue.rawValue)
      self = Self.allCases[Int(hash % UInt64(Self.allCases.count))]
    }
  }

  private static func bundled(_ name: String) -> Hue? {
    switch name {
    case "marvel": .red
    case "superheroes": .blue
    case "starwars": .yellow
    case "bitcoin": .orange
    default: nil
    }
  }
}
