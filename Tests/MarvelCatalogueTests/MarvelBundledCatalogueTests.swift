import SquadCore
import Testing

@testable import MarvelCatalogue

/// The real bundle, through the program's own catalogue.
@Suite struct MarvelBundledCatalogueTests {
  private static let bundle = MarvelBundle()
  private static let catalogue = Catalogue.marvel(bundle: bundle)
  private static let list = catalogue.info.lists[0]

  private static func everything(_ kind: MarvelKind) throws -> [Entry] {
    try bundle.all(kind).entries
  }

  @Test func `the first paint reads no file and shows Captain America`() throws {
    let bundle = MarvelBundle()
    let first = try #require(Self.list.firstSelection)
    let page = try Catalogue.marvel(bundle: bundle)
      .storedPageThrough(first, PageRequest(source: .list(Self.list.id), limit: 50))
    #expect(bundle.filesRead == 0)
    #expect(!page.isLast)
    #expect(page.entries.count == 100, "as many rows as it shows are read, in whole pages")
    #expect(try page.total == Self.everything(.characters).count)
    #expect(page.entries.contains { $0.id == first && $0.title == "Captain America" })
    let detail = try #require(page.details.first)
    #expect(detail.id == first)
    #expect(detail.facts.first?.label == "Appears in", "the bundle has 47 of 2,371")
    #expect(detail.facts.first?.value == "and 2,369 other comics")
    #expect(detail.facts.first?.items.count == 2)
    #expect(detail.sections.map(\.name) == ["comics", "series", "stories", "events"])
    #expect(detail.sections.allSatisfy { $0.available > 0 && $0.stored != $0.available })
    #expect(try detail == Self.catalogue.storedDetail(first))
  }

  @Test func `at least 300 characters, and nothing unreadable`() throws {
    let request = PageRequest(source: .list(Self.list.id), limit: .max)
    let page = try Self.catalogue.storedPage(request)
    #expect(page.entries.count >= 300)
    #expect(page.entries.count == page.total)
    #expect(page.entries.count == Self.list.bundledCount)
    #expect(page.details.isEmpty, "a page this long has no details")
    for kind in MarvelKind.allCases {
      #expect(try Self.bundle.all(kind).unreadable == 0)
    }
  }

  @Test(arguments: MarvelKind.allCases)
  func `every record opens, and so does all that it names`(kind: MarvelKind) throws {
    let openable = Set(try MarvelKind.allCases.flatMap { try Self.everything($0).map(\.id) })
    for entry in try Self.everything(kind) {
      let detail = try Self.catalogue.storedDetail(entry.id)
      #expect(detail.title == entry.title)
      let named = detail.facts.flatMap(\.items) + detail.sections.flatMap(\.entries)
      #expect(named.allSatisfy { openable.contains($0.id) }, "\(entry.id)")
      #expect(!"\(detail.summary)\(detail.facts)".contains("&#"), "\(entry.id)")
    }
  }

  /// The whole bundle; `make properties` runs this in release.
  @Suite struct PropertyTests {
    @Test(arguments: MarvelKind.allCases)
    func `every section lists as many as it says`(kind: MarvelKind) throws {
      for entry in try MarvelBundledCatalogueTests.everything(kind) {
        for section in try MarvelBundledCatalogueTests.catalogue.storedDetail(entry.id).sections {
          let page = try MarvelBundledCatalogueTests.catalogue.storedPage(
            PageRequest(source: .section(of: entry.id, named: section.name), limit: .max))
          #expect(page.entries.count == section.stored ?? section.available, "\(entry.id)")
          #expect(page.total == (section.countsStoredOnly ? nil : section.available))
          #expect(page.isLast)
          #expect(Set(page.entries.map(\.id)).count == page.entries.count, "\(entry.id)")
        }
      }
    }
  }

  @Test func `records with a known date come first by date`() throws {
    let newest = SortOrder(key: "modified", isDescending: true)
    let page = try Self.catalogue.storedPage(
      PageRequest(source: .list(Self.list.id), limit: .max, sort: newest))
    let days = try page.entries.map { row in
      try Self.catalogue.storedDetail(row.id).facts.first { $0.label == "Modified" }?.value
    }
    let known = days.prefix { $0 != nil }
    #expect(known.count == 45, "of 362: 279 have the bundle's day, 38 a placeholder")
    #expect(days.dropFirst(known.count).allSatisfy { $0 == nil }, "the unknown come last")
    #expect(!days.contains("21 Nov 2026"))
  }

  @Test func `the bundle's day is the one in its attribution`() throws {
    let page = try Self.bundle.all(.events, limit: 1)
    guard case .bundled(let day) = page.freshness else {
      Issue.record("not bundled")
      return
    }
    let attribution = try #require(page.details.first?.attribution)
    let text = "\(day.year)-\(day.month)-\(day.day)T12:00:00"
    #expect(attribution.contains(MarvelText.date(try #require(MarvelDate(text)))))
  }
}
