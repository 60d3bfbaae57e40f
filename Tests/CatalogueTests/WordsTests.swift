import Basics
import HTTPTestSupport
import SquadCore
import Testing

@testable import BitcoinCatalogue
@testable import CatalogueKit
@testable import MarvelCatalogue
@testable import StarWarsCatalogue
@testable import SuperheroesCatalogue

/// The screen has a text for each of squad's own words that catalogues use.
@Suite struct WordsTests {
  private static let catalogues: [Catalogue] = [
    .marvel(bundle: MarvelBundle()), .superheroes(bundle: HeroBundle()),
    .starwars(bundle: StarWarsBundle()), .bitcoin(bundle: BitcoinBundle()),
  ]

  @Test func `titles, column heads and kinds of entry have translated words`() {
    for list in Self.catalogues.flatMap(\.info.lists) {
      #expect(ListTitle(rawValue: list.title) != nil, "\(list.title)")
      #expect(list.recruit.map { EntryKind(rawValue: $0) != nil } ?? true)
      for head in list.column?.heads ?? [] { #expect(ColumnHead(rawValue: head) != nil, "\(head)") }
      for sort in list.sorts { #expect(SortKey(rawValue: sort.key) != nil, "\(sort.key)") }
    }
    for catalogue in Self.catalogues {
      if case .absent(let reason) = catalogue.info.service {
        #expect(ServiceAbsence(rawValue: reason) != nil, "\(reason)")
      }
    }
  }

  @Test func `labels of details have translated words, but not creators' roles`() throws {
    for catalogue in Self.catalogues {
      for list in catalogue.info.lists {
        let page = try catalogue.storedPage(PageRequest(source: .list(list.id), limit: 40))
        for entry in page.entries {
          let detail = try catalogue.storedDetail(entry.id)
          let template = detail.template
          let labels =
            detail.facts.map { $0.label } + detail.bars.map { $0.label }
            + (template.facts ?? [])
            + template.comparedFacts + template.bars + [template.gallery].compactMap { $0 }
          for label in labels { #expect(Label(rawValue: label) != nil, "\(label)") }
          for title in detail.sections.map(\.title) + template.sections {
            #expect(ListTitle(rawValue: title) != nil, "\(title)")
          }
        }
      }
    }
  }
}
