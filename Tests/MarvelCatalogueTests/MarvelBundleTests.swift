import Basics
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue

@Suite struct MarvelBundleTests {
  private static let names = ["Ant-Man", "Beast", "beast (Ultimate)", "Cable", "Drax"]

  /// Five characters in three files; the last one has three of its nine comics.
  private static func catalogue() -> (Catalogue, MarvelBundle) {
    let characters = zip(1..., names).map { id, name in
      #"{"id":\#(id),"name":"\#(name)","modified":"201\#(id * 7 % 5)-01-01T00:00:00-0500","#
        + #""comics":\#(id == 5 ? comicItems([11, 12, 13], available: 9) : "null")}"#
    }
    let comics = [13, 12, 11].map { #"{"id":\#($0),"title":"Comic \#($0)"}"# }
    let bundle = MarvelBundle(files: [
      .page(.characters, 10, offset: 4, total: 5, [characters[4]]),
      .page(.characters, 1, total: 5, Array(characters[..<2])),
      .page(.characters, 2, offset: 2, total: 5, Array(characters[2..<4])),
      .page(.comics, 1, total: 3, comics), BundledFile("marvel/date", "2026-11-21\n"),
      BundledFile("marvel-index.tsv", "characters/5/comics\t3\t12\t13\t11\n"),
    ])
    return (.marvel(bundle: bundle), bundle)
  }

  private static func request(
    _ offset: Int, _ limit: Int, sort: SortOrder? = nil, prefix: String? = nil
  ) -> PageRequest {
    PageRequest(
      source: .list(ListID(.marvel)), offset: offset, limit: limit, sort: sort,
      titlePrefix: prefix)
  }

  @Test func `a page reads the files it touches and no more`() throws {
    let (catalogue, bundle) = Self.catalogue()
    #expect(bundle.filesRead == 0)
    let first = try catalogue.storedPage(Self.request(0, 2))
    #expect(bundle.filesRead == 1)
    #expect(first.entries.map(\.title) == ["Ant-Man", "Beast"])
    #expect(first.details.map(\.title) == ["Ant-Man", "Beast"])
    #expect(first.total == 5)
    #expect(!first.isLast)
    #expect(first.freshness == .bundled(CalendarDay(year: 2026, month: 11, day: 21)))
    let rest = try catalogue.storedPage(Self.request(3, 100))
    #expect(rest.offset == 3)
    #expect(rest.entries.map(\.title) == ["Cable", "Drax"])
    #expect(rest.isLast)
  }

  @Test(arguments: [(5, 10), (99, 10), (0, 0), (.max, .max), (-3, -1)])
  func `odd ranges are empty`(offset: Int, limit: Int) throws {
    let page = try Self.catalogue().0.storedPage(Self.request(offset, limit))
    #expect(page.entries.isEmpty)
    #expect(page.total == 5)
  }

  @Test func `orders`() throws {
    let (catalogue, _) = Self.catalogue()
    let titles = try catalogue.info.lists[0].sorts.map { sort in
      try catalogue.storedPage(Self.request(0, 9, sort: sort)).entries.map(\.title)
    }
    #expect(titles[0] == Self.names)
    #expect(titles[1] == ["Drax", "Ant-Man", "Beast", "beast (Ultimate)", "Cable"])
    #expect(titles[2] == ["Beast", "Cable", "Ant-Man", "beast (Ultimate)", "Drax"])
    let reversed = try catalogue.info.lists[0].sorts.map { sort in
      try catalogue.storedPage(Self.request(0, 9, sort: sort.reversed)).entries
    }
    #expect(reversed[0].map(\.title) == Self.names.reversed())
    #expect(reversed[1].map(\.title) == titles[1], "the unknown come last either way")
    #expect(reversed[2].map(\.title) == titles[2].reversed())
    #expect(reversed[2].map(\.sortText).first == "1 Jan 2010")
    #expect(reversed[0].allSatisfy { $0.sortText == nil })
  }

  @Test func `the bundle's own day doesn't count as a record's last change`() throws {
    let days = ["2026-11-21T00:00:00-0500", "2014-04-29T14:18:17-0400", "2026-11-20T00:00:00-0500"]
    let characters = zip(1..., days).map { id, day in
      #"{"id":\#(id),"name":"Hero \#(id)","modified":"\#(day)"}"#
    }
    let catalogue = Catalogue.marvel(
      bundle: MarvelBundle(files: [
        .page(.characters, 1, total: 3, characters), BundledFile("marvel/date", "2026-11-21\n"),
      ]))
    let newest = SortOrder(key: "modified", isDescending: true)
    let page = try catalogue.storedPage(Self.request(0, 9, sort: newest))
    #expect(page.entries.map(\.title) == ["Hero 3", "Hero 2", "Hero 1"])
    let facts = page.details.map { detail in
      detail.facts.first { $0.label == "Modified" }?.value
    }
    #expect(facts == ["20 Nov 2026", "29 Apr 2014", nil])
    let live = try MarvelKind.characters.detail(characters[0])
    #expect(live?.facts.map(\.value) == ["21 Nov 2026"], "a service means it")
  }

  @Test func `a prefix, case aside`() throws {
    let page = try Self.catalogue().0.storedPage(Self.request(1, 9, prefix: "BEAST"))
    #expect(page.entries.map(\.title) == ["beast (Ultimate)"])
    #expect(page.total == 2)
    #expect(page.isLast)
    #expect(try Self.catalogue().0.storedPage(Self.request(0, 9, prefix: "x")).entries.isEmpty)
  }

  @Test(arguments: [("marvel/1", 2), ("marvel/4", 4), ("marvel/5", 5), ("marvel/99", 5)])
  func `through the page of an entry`(entry: String, count: Int) throws {
    let (catalogue, _) = Self.catalogue()
    let id = EntryID(parsing: entry)
    let page = try catalogue.storedPageThrough(id, Self.request(0, 2))
    #expect(page.entries.count == count)
    #expect(page.details.map(\.id) == (entry == "marvel/99" ? [] : [id]))
    let last = SortOrder(key: "name", isDescending: true)
    #expect(try catalogue.storedPageThrough(id, Self.request(0, 2, sort: last)).entries.count > 0)
  }

  @Test func `a section lists the bundled records and counts all`() throws {
    let (catalogue, _) = Self.catalogue()
    let detail = try catalogue.storedDetail(EntryID(.marvel, "5"))
    #expect(detail.sections.map(\.available) == [9])
    #expect(detail.sections.map(\.stored) == [3])
    #expect(detail.facts[0].items.map(\.title) == ["Comic 11", "Comic 13"])
    #expect(detail.facts[0].value == "and 7 other comics")
    let page = try catalogue.storedPage(
      PageRequest(source: .section(of: detail.id, named: "comics"), offset: 1, limit: 9))
    #expect(page.entries.map(\.title) == ["Comic 13", "Comic 11"])
    #expect(page.total == 9)
    #expect(page.isLast)
  }

  @Test func `unknown entries and lists are errors`() throws {
    let (catalogue, _) = Self.catalogue()
    for id in [EntryID(.marvel, "99"), EntryID(.marvel, "comics/1"), EntryID(.marvel, "x")] {
      #expect(throws: Failure.unknownEntry(id)) { try catalogue.storedDetail(id) }
    }
    #expect(throws: Failure.unknownList("marvel/people")) {
      try catalogue.storedPage(
        PageRequest(source: .list(ListID(.marvel, "people")), limit: 1))
    }
    #expect(throws: Failure.unknownList("marvel/5/powers")) {
      try catalogue.storedPage(
        PageRequest(source: .section(of: EntryID(.marvel, "5"), named: "powers"), limit: 1))
    }
  }

  @Test func `a broken file says where`() throws {
    let bundle = MarvelBundle(files: [BundledFile("marvel/characters-1.json", #"{"data":"#)])
    #expect(throws: Failure.unreadable("marvel/characters-1.json: invalid value at byte 8")) {
      try Catalogue.marvel(bundle: bundle).storedPage(Self.request(0, 1))
    }
  }

  @Test func `a bundled refusal is an error`() throws {
    let refusal = BundledFile("marvel/characters-1.json", #"{"code":500,"status":"Gone"}"#)
    #expect(throws: Failure.unreadable("marvel/characters-1.json: Gone")) {
      try Catalogue.marvel(bundle: MarvelBundle(files: [refusal])).storedPage(Self.request(0, 1))
    }
  }
}
