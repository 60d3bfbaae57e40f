import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import JSONReader
@testable import SuperheroesCatalogue

/// The derived rows of the bundled heroes match the records, and a list reads nothing else.
@Suite struct SuperheroesRowsTests {
  private static let request = PageRequest(source: .list(ListID(.superheroes)), limit: 50)
  private static let whole = PageRequest(source: .list(ListID(.superheroes)), limit: .max)
  private static let name = "superheroes/heroes-rows.tsv"
  private static let records = BundledFile.all.filter { $0.name != name }
  private static let reference = HeroBundle(files: records)

  @Test func `the rows match the records`() throws {
    var table = HeroBundle.Table(RecordFormat(), in: Self.records)
    try table.read()
    #expect(table.filesRead == 12 && table.unreadable == 0)
    let rows = table.slots.map { slot in
      ([
        "\(slot.id)", "\(slot.file)", "\(slot.position)", slot.entry.subtitle, slot.entry.title,
      ] + slot.entry.aliases).joined(separator: "\t")
    }
    let lines = ["\(rows.count)"] + rows
    try DerivedFile.expect(lines.joined(separator: "\n") + "\n", in: Self.name)
  }

  @Test func `a page opens as the records do, and reads no file of them`() throws {
    let bundle = HeroBundle()
    let page = try bundle.page(Self.whole)
    #expect(page.details.isEmpty, "a page this long has no details")
    let isSame = try page == Self.reference.page(Self.whole)
    #expect(isSame)
    for entry in page.entries {
      let isSame = try bundle.detail(entry.id) == Self.reference.detail(entry.id)
      #expect(isSame, "\(entry.id)")
    }
    #expect(bundle.filesRead == 0)
  }

  @Test func `the first screen reads its own rows, another one those up to its entry`() throws {
    for (id, rows) in [(nil, 50), (1, 50), (70, 100), (222, 200), (731, 563), (9_999, 563)] {
      let bundle = HeroBundle()
      let entry = id.map { EntryID(.superheroes, "\($0)") }
      let page = try bundle.page(through: entry, Self.request)
      #expect(bundle.rowsRead == rows, "\(id ?? 0)")
      #expect(bundle.filesRead == 0)
      #expect(page.total == 563)
      #expect(page.details.map(\.id) == (id.map { $0 < 9_999 } ?? false ? [entry] : []))
    }
  }

  @Test func `a live answer with the same heroes gives the same rows and the same facts`() throws {
    var all: [HeroRecord] = []
    for file in BundledFile.numbered("superheroes/heroes-", in: Self.records) {
      var reader = JSONReader(file.bytes)
      all += try RecordArray<HeroRecord>(from: &reader).records
    }
    let live = RecordList(all.reversed())
    let bundle = HeroBundle()
    let bundled = try bundle.page(Self.whole)
    let rows = try live.rows(Self.whole, bundled.freshness).rows
    let hasSameRows = rows.map(\.entry) == bundled.entries
    #expect(hasSameRows)
    for hero in rows {
      let detail = hero.detail(bundled.freshness, among: HeroRecord.bundledSums)
      #expect(try detail == bundle.detail(hero.entry.id))
    }
  }
}
