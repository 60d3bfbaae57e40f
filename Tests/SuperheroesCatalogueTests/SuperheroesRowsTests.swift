import CatalogueTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import JSONReader
@testable import SuperheroesCatalogue

/// The derived rows of the bundled heroes: they match the records, and nothing else has to be read.
@Suite struct SuperheroesRowsTests {
  private static let request = PageRequest(source: .list(ListID(.superheroes)), limit: 50)
  private static let whole = PageRequest(source: .list(ListID(.superheroes)), limit: .max)
  private static let name = "superheroes/heroes-rows.tsv"
  private static let records = BundledFile.all.filter { $0.name != name }
  private static let reference = HeroBundle(files: records)

  /// The bundle with other bytes for the rows.
  private static func bundle(rows: String) -> HeroBundle {
    HeroBundle(files: records + [BundledFile(name, rows)])
  }

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

  @Test(arguments: [
    "", "\n", "0\n", "x", "563", "1\n0\t0\t2\t\tNobody\n", "1\n70\t0\t2\t\t\n", "1\n70\t0\t2\n",
    "1\n70\t0\t2\t\tNo end", "2\n70\t0\t2\t\tAlone\n", "1\n70\tx\t2\t\tBatman\n",
  ])
  func `malformed rows fall back to the records`(text: String) throws {
    let bundle = Self.bundle(rows: text)
    let isSame = try bundle.page(Self.whole) == Self.reference.page(Self.whole)
    #expect(isSame)
    #expect(bundle.filesRead == 12)
  }

  @Test(arguments: ["0\t1", "99\t2", "0\t99999999", "9223372036854775\t1", "3\t2"])
  func `a row with a wrong position falls back to the records`(place: String) throws {
    let id = EntryID(.superheroes, "70")
    let bundle = Self.bundle(rows: "1\n70\t\(place)\t\tBatman\n")
    #expect(try bundle.detail(id) == Self.reference.detail(id))
    #expect(try bundle.page(Self.whole).entries.count == 563)
  }

  /// Damages every byte; `make properties` runs this in release.
  @Suite struct PropertyTests {
    @Test func `one damaged byte never traps`() throws {
      for rows in try BundledFile.all.named(SuperheroesRowsTests.name).damaged(upTo: 700, by: 9) {
        _ = try HeroBundle(files: SuperheroesRowsTests.records + [rows])
          .page(through: EntryID(.superheroes, "4"), SuperheroesRowsTests.request)
      }
    }
  }
}
