import JSONReader
import PlainText

/// A hero, as superhero-api writes one. Texts are clean; what the record does not know is nil.
package struct HeroRecord: Equatable, Sendable {
  package private(set) var id = 0
  package private(set) var name = ""
  /// As given; those that are no number are missing.
  private(set) var stats: [HeroStat: Int] = [:]
  private(set) var appearance = HeroAppearance()
  private(set) var biography = HeroBiography()
  private(set) var occupation: String?
  private(set) var base: String?
  private(set) var groups: String?
  private(set) var relatives: String?
  /// The addresses of its picture, by the names of the sizes.
  private(set) var images: [HeroImage: String] = [:]

  /// Nil where the value is no hero: no object, no id, no name. Throws `JSONProblem`.
  package init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.integer() ?? 0
      case "name": name = PlainText.line(try reader.text() ?? "")
      case "powerstats": try readStats(from: &reader)
      case "appearance": appearance = try HeroAppearance(from: &reader)
      case "biography": biography = try HeroBiography(from: &reader)
      case "images": try readImages(from: &reader)
      case "work", "connections": try readWork(from: &reader)
      default: break
      }
    }
    guard id > 0, !name.isEmpty else { return nil }
  }

  private mutating func readStats(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      guard let stat = HeroStat(rawValue: key.text) else { return }
      stats[stat] = try reader.integer()
    }
  }

  private mutating func readImages(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      guard let size = HeroImage(rawValue: key.text) else { return }
      images[size] = try reader.text()
    }
  }

  private mutating func readWork(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "occupation": occupation = HeroText.known(try reader.text())
      case "base": base = HeroText.known(try reader.text())
      case "groupAffiliation": groups = HeroText.known(try reader.text())
      case "relatives": relatives = HeroText.known(try reader.text())
      default: break
      }
    }
  }
}
