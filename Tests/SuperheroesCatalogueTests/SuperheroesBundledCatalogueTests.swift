import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import JSONReader
@testable import SuperheroesCatalogue

/// The real bundle, through the program's own catalogue.
@Suite struct SuperheroesBundledCatalogueTests {
  private static let bundle = HeroBundle()
  private static let catalogue = Catalogue.superheroes(bundle: bundle)
  private static let list = catalogue.info.lists[0]

  private static func everything() throws -> Page {
    try catalogue.storedPage(PageRequest(source: .list(list.id), limit: .max))
  }

  @Test func `the tab's count reads no file`() throws {
    let bundle = HeroBundle()
    let info = Catalogue.superheroes(bundle: bundle).info
    #expect(bundle.filesRead == 0)
    #expect(try info.lists[0].bundledCount == Self.everything().entries.count)
  }

  @Test func `the first screen reads no file but its own rows`() throws {
    let bundle = HeroBundle()
    let page = try Catalogue.superheroes(bundle: bundle)
      .storedPageThrough(nil, PageRequest(source: .list(Self.list.id), limit: 50))
    #expect(bundle.filesRead == 0 && bundle.rowsRead == 50)
    #expect(page.entries.count == 50)
    #expect(page.total == Self.list.bundledCount)
    #expect(!page.isLast)
  }

  @Test func `all 563 heroes, in the order of their files, and nothing unreadable`() throws {
    let page = try Self.everything()
    #expect(page.entries.count == 563)
    #expect(page.entries.count == page.total)
    #expect(page.unreadable == 0)
    #expect(page.isLast)
    var inFiles: [Int] = []
    for file in BundledFile.numbered("superheroes/heroes-", in: BundledFile.all) {
      var reader = JSONReader(file.bytes)
      inFiles += try RecordArray<HeroRecord>(from: &reader).records.map(\.id)
    }
    #expect(page.entries.map(\.id.path) == inFiles.map(String.init))
  }

  @Test func `every hero has a rank by the sum of its stats`() throws {
    let sums = try Self.everything().entries.compactMap { entry in
      try Self.catalogue.storedDetail(entry.id).statTotal?.sum
    }.sorted(by: >)
    let lines = sums.map { "\($0.text)\n" }.joined()
    try DerivedFile.expect(lines, in: "superheroes/sums.tsv")
    #expect(HeroRecord.bundledSums.map { Amount($0) } == sums)
    for entry in try Self.everything().entries {
      let statTotal = try #require(try Self.catalogue.storedDetail(entry.id).statTotal)
      let rank = try #require(sums.firstIndex(of: statTotal.sum)) + 1
      #expect(statTotal.rank == Rank(rank, of: 563))
    }
  }

  @Test func `every hero opens, with six bars and no sign of an unknown`() throws {
    let page = try Self.everything()
    for entry in page.entries {
      let detail = try Self.catalogue.storedDetail(entry.id)
      #expect(detail.title == entry.title)
      #expect(detail.bars.map(\.label) == HeroStat.allCases.map(\.title))
      #expect(Set(detail.facts.map(\.label)).count == detail.facts.count)
      for fact in detail.facts {
        #expect(!["", "-", "null", "0 cm", "0 kg", "- lb"].contains(fact.value), "\(entry.id)")
        #expect(!fact.value.contains("\n") && !fact.value.contains("  "), "\(entry.id)")
      }
    }
  }

  @Test func `rows tell namesakes apart, and the search finds them by their real names`() throws {
    let entries = try Self.everything().entries
    let batmans = entries.filter { $0.title == "Batman" }
    #expect(batmans.map(\.subtitle) == ["Bruce Wayne", "Terry McGinnis"])
    let rows = entries.map { "\($0.title)\t\($0.subtitle)" }
    #expect(Set(rows).count == rows.count)
    let list = EntryList(entries)
    var filter = Filter(text: "", before: nil)
    filter.apply("wayne bruce", to: list)
    #expect(filter.matches(of: list).first?.id.path == "70")
  }
}
