import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue
@testable import StarWarsCatalogue
@testable import SuperheroesCatalogue

/// The same thing is spelled alike in all catalogues.
@Suite struct SpellingTests {
  private static func details(_ catalogue: Catalogue) throws -> [Detail] {
    try catalogue.info.lists.flatMap { list in
      try catalogue.storedPage(PageRequest(source: .list(list.id), limit: .max)).entries.map {
        try catalogue.storedDetail($0.id)
      }
    }
  }

  private static func people() throws -> [Detail] {
    try details(.superheroes(bundle: HeroBundle())) + details(.starwars(bundle: StarWarsBundle()))
  }

  @Test(arguments: ["Gender", "Eyes", "Hair", "Skin"])
  func `words of an appearance have one spelling`(label: String) throws {
    let words = Set(try Self.people().compactMap { $0.value(label) })
    #expect(words.count > 3)
    #expect(Set(words.map { $0.lowercased() }).count == words.count)
    for word in words where word != "unknown" && word != "n/a" {
      #expect(word.first?.isUppercase == true, "\(word)")
      #expect(!word.lowercased().contains("blonde"))
    }
  }

  @Test func `numbers are grouped`() throws {
    let measures = try Self.people().flatMap { detail in
      ["Height", "Weight", "Mass"].compactMap(detail.value)
    }
    #expect(measures.contains("18 tons (40,000 lb)"))
    for measure in measures {
      let runs = measure.split { !$0.isNumber }
      #expect(runs.allSatisfy { $0.count <= 3 }, "\(measure)")
    }
  }

  @Test func `a role has one label`() throws {
    let bundle = MarvelBundle()
    let catalogue = Catalogue.marvel(bundle: bundle)
    var labels: Set<String> = []
    for kind in [MarvelKind.comics, .series, .stories, .events] {
      let request = PageRequest(source: .list(ListID(.marvel)), limit: .max)
      let route = MarvelRoute(owner: nil, kind: kind)
      let page = try bundle.tables.withLock { try $0.page(route, request) }
      for entry in page.entries {
        let detail = try catalogue.storedDetail(entry.id)
        labels.formUnion(detail.facts.map { $0.label })
      }
    }
    #expect(labels.contains("Penciller") && labels.contains("Penciller (cover)"))
    #expect(!labels.contains { $0.hasPrefix("Penciler") })
    #expect(Set(labels.map { $0.lowercased() }).count == labels.count)
  }
}
