import CatalogueKit
import JSONReader
import PlainText

/// A person, as SWAPI writes one: every number is a text there, and may be a word.
struct PersonRecord: SwapiRecord {
  var id = 0
  private(set) var name = ""
  private(set) var height: String?
  private(set) var mass: String?
  private(set) var birthYear: String?
  private(set) var gender: String?
  private(set) var hair: String?
  private(set) var skin: String?
  private(set) var eyes: String?
  private(set) var homeworld: Int?
  /// Nil where the record doesn't say: swapi.tech knows of none.
  private(set) var species: [Int]?
  /// The ids of the films, in the record's order, each once; nil where it does not say.
  private(set) var films: [Int]?

  var isWhole: Bool { films != nil || height != nil || birthYear != nil || homeworld != nil }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "name": name = PlainText.line(try reader.text() ?? "")
    case "height": height = CatalogueText.line(try reader.text())
    case "mass": mass = CatalogueText.line(try reader.text())
    case "birth_year": birthYear = CatalogueText.line(try reader.text())
    case "gender": gender = CatalogueText.line(try reader.text())
    case "hair_color": hair = CatalogueText.line(try reader.text())
    case "skin_color": skin = CatalogueText.line(try reader.text())
    case "eye_color": eyes = CatalogueText.line(try reader.text())
    case "homeworld": homeworld = try reader.ids(of: .planets).first
    case "species": species = try reader.ids(of: .species)
    case "films": films = try reader.ids(of: .films)
    default: break
    }
  }
}
