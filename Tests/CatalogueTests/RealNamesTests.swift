import Basics
import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue
@testable import SuperheroesCatalogue

/// The real names of Marvel's characters, which only the heroes' catalogue knows.
@Suite struct RealNamesTests {
  private static let marvel = Catalogue.marvel(bundle: MarvelBundle())

  private static func heroes() throws -> [Detail] {
    let catalogue = Catalogue.superheroes(bundle: HeroBundle())
    let request = PageRequest(source: .list(ListID(.superheroes)), limit: .max)
    return try catalogue.storedPage(request).entries.map { try catalogue.storedDetail($0.id) }
  }

  private static func found(_ text: String) throws -> [String] {
    let request = PageRequest(source: .list(ListID(.marvel)), limit: .max)
    let list = EntryList(try marvel.storedPage(request).entries)
    var filter = Filter(text: text, before: nil)
    filter.apply(text, to: list)
    return filter.matches(of: list).map(\.title)
  }

  @Test func `the table has the real names of the superheroes catalogue`() throws {
    let heroes = try Self.heroes().filter { $0.value("Publisher") == "Marvel Comics" }
    let lines = Dictionary(grouping: heroes, by: \.title).compactMap { title, heroes -> String? in
      // With two heroes of that name, it is unclear which one the other catalogue means. Marvel
      // lists Adam Warlock by that name; its Warlock is one of the New Mutants.
      guard heroes.count == 1, title != "Warlock", let name = heroes.first?.subtitle,
        !name.isEmpty, name != title
      else { return nil }
      return "\(title)\t\(name)"
    }
    let text = lines.sorted().joined(separator: "\n") + "\n"
    try DerivedFile.expect(text, in: MarvelRealNames.fileName)
  }

  @Test(arguments: [
    ("tony stark", "Iron Man"), ("steve rogers", "Captain America"), ("bruce banner", "Hulk"),
    ("Wanda", "Scarlet Witch"), ("spider-man", "Spider-Man (Peter Parker)"),
    ("ghost rider", "Ghost Rider (Johnny Blaze)"), ("iorn man", "Iron Man"),
    ("wolverene", "Wolverine"), ("captian amercia", "Captain America"), ("gambti", "Gambit"),
  ])
  func `a search finds a character by its real name, and the best known namesake`(
    text: String, title: String
  ) throws {
    #expect(try Self.found(text).first == title)
  }

  @Test func `Adam Warlock isn't the real name of another character`() throws {
    #expect(try Self.found("adam warlock") == ["Adam Warlock"])
  }

  @Test func `live rows have real names, too`() throws {
    let body = #"{"data":{"offset":0,"limit":1,"total":1,"results":[{"id":1,"name":"Iron Man"}]}}"#
    let page = try MarvelResponseParser(Array(body.utf8), .live(Moment(seconds: 0)))
      .page(of: .characters)
    #expect(page.entries.map(\.aliases) == [["Tony Stark"]])
  }
}
