import CatalogueKit
import JSONReader
import PlainText

/// A film, as SWAPI writes one.
struct FilmRecord: SwapiRecord {
  var id = 0
  private(set) var name = ""
  private(set) var episode: Int?
  private(set) var director: String?
  private(set) var producers: String?
  private(set) var release: SwapiDate?
  /// Paragraphs: the film's own opening from a service, squad's own words in the bundle.
  private(set) var summary = ""
  /// The ids of its people, in its own order, each once; nil where the record does not say.
  private(set) var characters: [Int]?

  var isWhole: Bool { characters != nil }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "title", "name": name = PlainText.line(try reader.text() ?? "")
    case "episode_id": episode = try reader.integer()
    case "director": director = CatalogueText.line(try reader.text())
    case "producer": producers = CatalogueText.line(try reader.text())
    case "release_date": release = try reader.text().flatMap(SwapiDate.init)
    case "opening_crawl", "synopsis": summary = PlainText.paragraphs(try reader.text() ?? "")
    case "characters": characters = try reader.ids(of: .people)
    default: break
    }
  }
}
