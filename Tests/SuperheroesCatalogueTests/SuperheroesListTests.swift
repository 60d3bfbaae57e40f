import Basics
import SquadCore
import Testing

@testable import CatalogueKit
@testable import SuperheroesCatalogue

/// The catalogue over a few heroes in three files.
@Suite struct SuperheroesListTests {
  private static let names = ["Ada", "bat", "Bat", "Cat", "Dot"]

  private static func catalogue() -> (Catalogue, HeroBundle) {
    let heroes = zip(1..., names).map { #"{"id":\#($0),"name":"\#($1)"}"# }
    let bundle = HeroBundle(
      files: [
        BundledFile("superheroes/heroes-10.json", "[\(heroes[4]),null]"),
        BundledFile("superheroes/heroes-1.json", "[\(heroes[0]),\(heroes[1])]"),
        BundledFile("superheroes/heroes-2.json", "[\(heroes[2]),\(heroes[3])]\n"),
        BundledFile("superheroes/date", "2026-11-21\n"),
        BundledFile("marvel/characters-1.json", "broken"),
      ], count: 5)
    return (.superheroes(bundle: bundle), bundle)
  }

  private static func request(
    _ offset: Int, _ limit: Int, sort: SortOrder? = nil, prefix: String? = nil
  ) -> PageRequest {
    PageRequest(
      source: .list(ListID(.superheroes)), offset: offset, limit: limit, sort: sort,
      titlePrefix: prefix)
  }

  @Test func `a page reads the files it touches and no more`() throws {
    let (catalogue, bundle) = Self.catalogue()
    #expect(bundle.filesRead == 0)
    let page = try catalogue.storedPage(Self.request(1, 2))
    #expect(bundle.filesRead == 2)
    #expect(page.offset == 1)
    #expect(page.entries.map(\.title) == ["bat", "Bat"])
    #expect(page.details.map(\.id) == page.entries.map(\.id))
    #expect(page.total == 5)
    #expect(!page.isLast)
    #expect(page.freshness == .bundled(CalendarDay(year: 2026, month: 11, day: 21)))
    let rest = try catalogue.storedPage(Self.request(3, 2))
    #expect(bundle.filesRead == 3)
    #expect(rest.unreadable == 1)
    #expect(rest.total == 5)
    #expect(rest.isLast)
  }

  @Test(arguments: [(5, 10), (99, 10), (0, 0), (.max, .max), (-3, -1), (.min, 0)])
  func `odd ranges are empty`(offset: Int, limit: Int) throws {
    let page = try Self.catalogue().0.storedPage(Self.request(offset, limit))
    #expect(page.entries.isEmpty)
    #expect(page.total == 5)
    #expect(page.isLast == (offset >= 5))
  }

  @Test func `orders`() throws {
    let (catalogue, _) = Self.catalogue()
    let titles = try catalogue.info.lists[0].sorts.map { sort in
      try catalogue.storedPage(Self.request(0, .max, sort: sort)).entries.map(\.title)
    }
    #expect(titles.count == 9 && titles.allSatisfy { $0 == Self.names }, "nothing else is known")
    let last = SortOrder(key: "name", isDescending: true)
    let reversed = try catalogue.storedPage(Self.request(0, .max, sort: last)).entries
    #expect(reversed.map(\.title) == Self.names.reversed())
  }

  /// The rows of three heroes, both bundled and sent by the service.
  private func rows(_ key: String, isReversed: Bool) throws -> [[String]] {
    let heroes = """
      [{"id":1,"name":"Ada","powerstats":{"strength":20,"speed":5},
        "biography":{"publisher":"Zed"}},
       {"id":2,"name":"Bat","powerstats":{"strength":100}, "biography":{"publisher":"abc"}},
       {"id":3,"name":"Cat"}, {"id":4,"name":"Dot","powerstats":{"strength":20}}]
      """
    let catalogue = Catalogue.superheroes(
      bundle: HeroBundle(
        files: [
          BundledFile("superheroes/heroes-1.json", heroes),
          BundledFile("superheroes/date", "2026-11-21\n"),
        ], count: 4))
    let first = try #require(catalogue.info.lists[0].sorts.first { $0.key == key })
    let request = Self.request(0, .max, sort: isReversed ? first.reversed : first)
    let live = try RecordSnapshot<HeroRecord>(
      parsing: Array(heroes.utf8), .live(Moment(seconds: 1)))
    let pages = [
      try catalogue.storedPage(request), try catalogue.storedPageThrough(nil, request),
      try live.page(request), try live.page(through: nil, request),
    ]
    return pages.map { $0.entries.map { "\($0.title) \($0.sortText ?? "—")" } }
  }

  @Test(arguments: [
    ("strength", false, ["Bat 100", "Ada 20", "Dot 20", "Cat —"]),
    ("strength", true, ["Ada 20", "Dot 20", "Bat 100", "Cat —"]),
    ("total", false, ["Bat 100", "Ada 25", "Dot 20", "Cat —"]),
    ("speed", false, ["Ada 5", "Bat —", "Cat —", "Dot —"]),
    ("publisher", false, ["Bat abc", "Ada Zed", "Cat —", "Dot —"]),
    ("publisher", true, ["Ada Zed", "Bat abc", "Cat —", "Dot —"]),
  ])
  func `heroes sort by publisher and by stats`(key: String, isReversed: Bool, expected: [String])
    throws
  {
    for rows in try rows(key, isReversed: isReversed) { #expect(rows == expected) }
  }

  @Test func `a prefix, case aside`() throws {
    let page = try Self.catalogue().0.storedPage(Self.request(1, 9, prefix: "BA"))
    #expect(page.entries.map(\.id.path) == ["3"])
    #expect(page.total == 2)
    #expect(try Self.catalogue().0.storedPage(Self.request(0, 9, prefix: "x")).entries.isEmpty)
  }

  @Test(arguments: [
    ("superheroes/1", 2), ("superheroes/4", 4), ("superheroes/5", 5), ("superheroes/99", 2),
    ("marvel/4", 2),
  ])
  func `through the page of an entry`(entry: String, count: Int) throws {
    let (catalogue, _) = Self.catalogue()
    let id = EntryID(parsing: entry)
    let page = try catalogue.storedPageThrough(id, Self.request(0, 2))
    #expect(page.entries.count == count)
    #expect(page.details.map(\.id) == (count == 2 && entry != "superheroes/1" ? [] : [id]))
    let last = SortOrder(key: "name", isDescending: true)
    let other = try catalogue.storedPageThrough(id, Self.request(0, 2, sort: last))
    #expect(other.entries.first?.title == "Dot")
    #expect(try catalogue.storedPageThrough(id, Self.request(0, .max)).entries.count == 5)
  }

  @Test func `an entry reads the files up to its own`() throws {
    for (id, files) in [("2", 1), ("4", 2), ("5", 3), ("99", 3)] {
      let (catalogue, bundle) = Self.catalogue()
      let entry = EntryID(.superheroes, id)
      let page = try catalogue.storedPageThrough(entry, Self.request(0, 2))
      #expect(bundle.filesRead == files)
      #expect(page.total == 5)
      let (other, otherBundle) = Self.catalogue()
      _ = try? other.storedDetail(entry)
      #expect(otherBundle.filesRead == files)
    }
  }

  @Test func `other orders and prefixes read everything`() throws {
    let last = SortOrder(key: "name", isDescending: true)
    for request in [Self.request(0, 1, sort: last), Self.request(0, 1, prefix: "a")] {
      let (catalogue, bundle) = Self.catalogue()
      _ = try catalogue.storedPage(request)
      #expect(bundle.filesRead == 3)
    }
  }

  @Test(arguments: ["99", "x", "05", "+5", "-5", "5/6", "heroes/5", "0"])
  func `an id that isn't a hero's is unknown`(path: String) throws {
    let id = EntryID(.superheroes, path)
    #expect(throws: Failure.unknownEntry(id)) { try Self.catalogue().0.storedDetail(id) }
  }

  @Test func `unknown lists are errors`() throws {
    let (catalogue, _) = Self.catalogue()
    #expect(throws: Failure.unknownList("superheroes/people")) {
      try catalogue.storedPage(PageRequest(source: .list(ListID(.superheroes, "people")), limit: 1))
    }
    let section = ListSource.section(of: EntryID(.superheroes, "5"), named: "comics")
    #expect(throws: Failure.unknownList("superheroes/5/comics")) {
      try catalogue.storedPage(PageRequest(source: section, limit: 1))
    }
  }

  @Test func `a broken file says where`() throws {
    let files = [
      BundledFile("superheroes/heroes-1.json", "[{]"),
      BundledFile("superheroes/date", "2026-11-21"),
    ]
    #expect(
      throws: Failure.unreadable("superheroes/heroes-1.json: missing key at byte 2")
    ) {
      try Catalogue.superheroes(bundle: HeroBundle(files: files)).storedPage(Self.request(0, 1))
    }
    #expect(throws: Failure.unreadable("superheroes/date")) {
      try Catalogue.superheroes(bundle: HeroBundle(files: [])).storedPage(Self.request(0, 1))
    }
  }
}
