import Basics
import SquadCore
import Testing

@testable import CatalogueKit
@testable import StarWarsCatalogue

/// The real bundle, through the program's own catalogue.
@Suite struct StarWarsBundleTests {
  private static let catalogue = Catalogue.starwars(bundle: StarWarsBundle())

  private func page(_ source: ListSource, sort: String? = nil) throws -> Page {
    try Self.catalogue.storedPage(
      PageRequest(source: source, limit: .max, sort: sort.map { SortOrder(key: $0) }))
  }

  @Test func `the tab's count reads no file`() throws {
    let bundle = StarWarsBundle()
    let catalogue = Catalogue.starwars(bundle: bundle)
    #expect(catalogue.info.lists.map(\.bundledCount) == [6, 82])
    #expect(catalogue.info.lists.map(\.id.description) == ["starwars", "starwars/people"])
    #expect(!bundle.films.isParsed && !bundle.people.isParsed)
    #expect(!bundle.planets.isParsed && !bundle.species.isParsed)
    _ = try catalogue.storedPageThrough(nil, SW.films)
    #expect(bundle.films.isParsed && !bundle.people.isParsed)
  }

  @Test func `six films, by release and by episode`() throws {
    let films = try page(SW.films.source)
    #expect(
      films.entries.map(\.title) == [
        "A New Hope", "The Empire Strikes Back", "Return of the Jedi", "The Phantom Menace",
        "Attack of the Clones", "Revenge of the Sith",
      ])
    #expect(films.entries.first?.subtitle == "IV · 18 characters")
    #expect(films.entries.first?.note == "Episode IV · George Lucas")
    #expect(films.freshness == .bundled(CalendarDay(year: 2026, month: 11, day: 21)))
    #expect(films.total == 6 && films.isLast)
    let numbers = try page(SW.films.source, sort: "episode").entries.map(\.id.path)
    #expect(numbers == ["films/4", "films/5", "films/6", "films/1", "films/2", "films/3"])
  }

  @Test(arguments: zip(1...6, [18, 16, 20, 34, 40, 34]))
  func `a film's characters, in its own order`(number: Int, count: Int) throws {
    let characters = try page(SW.characters(number).source)
    #expect(characters.entries.count == count)
    #expect(characters.total == count)
    let film = try Self.catalogue.storedDetail(SW.film(number))
    #expect(film.sections.first?.available == count)
    #expect(film.sections.first?.entries.map(\.id) == characters.entries.map(\.id))
    #expect(!film.summary.isEmpty && !film.isPartial)
  }

  @Test func `people of the same world and film are related, each once`() throws {
    let luke = try Self.catalogue.storedDetail(SW.person(1)).related
    #expect(luke.map(\.label) == ["From the same world", "In the same film"])
    #expect(luke.first?.items.allSatisfy { $0.subtitle == "Tatooine" } == true)
    let all = luke.flatMap(\.items).map(\.id)
    #expect(all.count == 8 && Set(all).count == 8 && !all.contains(SW.person(1)))
  }

  @Test func `a film's order is its own, and not that of texts`() throws {
    let first = try page(SW.characters(1).source).entries.map(\.id.path)
    let numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 81]
    #expect(first == numbers.map { "people/\($0)" })
    let fourth = try page(SW.characters(4).source).entries.map(\.title)
    #expect(fourth.prefix(3) == ["C-3PO", "R2-D2", "Obi-Wan Kenobi"])
  }

  @Test func `films by release have the year at the right, by episode their own column`() throws {
    let sorts = try #require(Self.catalogue.info.lists.first).sorts
    #expect(sorts.map(\.key) == ["release", "episode"])
    let years = try sorts.map { order in
      try Self.catalogue.storedPage(
        PageRequest(source: SW.films.source, limit: .max, sort: order)
      ).entries.map(\.sortText)
    }
    #expect(
      years == [["1977", "1980", "1983", "1999", "2002", "2005"], .init(repeating: nil, count: 6)])
  }

  /// The titles of people in an order, with their sort values.
  private func people(_ key: String, isReversed: Bool = false) throws -> [String] {
    let sorts = try #require(Self.catalogue.info.lists.last).sorts
    let order = try #require(sorts.first { $0.key == key })
    return try Self.catalogue.storedPage(
      PageRequest(
        source: SW.people.source, limit: .max, sort: isReversed ? order.reversed : order)
    ).entries.map { "\($0.title) \($0.sortText ?? "—")" }
  }

  @Test func `people by films and by birth year, the unknown last in both directions`() throws {
    let films = try people("films")
    #expect(
      films.prefix(4) == ["C-3PO 6", "Obi-Wan Kenobi 6", "R2-D2 6", "Emperor Palpatine 5"]
        || films[0].hasSuffix(" 6"))
    #expect(
      films.prefix(3).allSatisfy { $0.hasSuffix(" 6") } && films.last?.hasSuffix(" 1") == true)
    let born = try people("birth")
    #expect(born.prefix(2) == ["Yoda 896 BBY", "Jabba Desilijic Tiure 600 BBY"])
    #expect(born.last?.hasSuffix("—") == true)
    let reversed = try people("birth", isReversed: true)
    #expect(reversed.first?.hasSuffix("8 BBY") == true)
    let unknown = born.filter { $0.hasSuffix("—") }
    #expect(unknown.count > 30 && Array(reversed.suffix(unknown.count)) == unknown)
  }

  @Test func `there are 82 people, and none with number 17`() throws {
    let people = try page(SW.people.source).entries
    #expect(Set(people.map(\.id)) == Set(((1...83).filter { $0 != 17 }).map(SW.person)))
    #expect(throws: Failure.unknownEntry(SW.person(17))) {
      try Self.catalogue.storedDetail(SW.person(17))
    }
    let byName = try page(SW.people.source).entries
    #expect(byName.prefix(3).map(\.title) == ["Ackbar", "Adi Gallia", "Anakin Skywalker"])
    #expect(byName.count(where: \.isRecruitable) == 82)
  }

  @Test func `every person opens, with every name known`() throws {
    for entry in try page(SW.people.source).entries {
      let detail = try Self.catalogue.storedDetail(entry.id)
      #expect(detail.title == entry.title)
      #expect(detail.facts.count >= 8 && detail.facts.allSatisfy { !$0.value.isEmpty })
      #expect(!detail.isPartial)
      let films = try #require(detail.sections.first)
      #expect(films.entries.count == films.available && films.available > 0)
      let rows = try page(.section(of: entry.id, named: "films")).entries
      #expect(rows.map(\.id) == films.entries.map(\.id))
    }
  }

  @Test func `a film's cast has the subtitles of their rows`() throws {
    let rows = try page(SW.people.source).entries
    let cast = try #require(Self.catalogue.storedDetail(SW.film(1)).sections.first).entries
    for item in cast {
      #expect(item.subtitle == rows.first { $0.id == item.id }?.subtitle)
    }
    #expect(cast.first?.subtitle == "Tatooine")
  }

  @Test func `known values`() throws {
    let luke = try Self.catalogue.storedDetail(SW.person(1))
    #expect(luke.title == "Luke Skywalker")
    #expect(
      ["Height", "Mass", "Birth year", "Homeworld"].map(luke.value)
        == ["172 cm", "77 kg", "19 BBY", "Tatooine"])
    #expect(luke.value("Species") == nil)
    let jabba = try Self.catalogue.storedDetail(SW.person(16))
    #expect(jabba.value("Mass") == "1,358 kg")
    #expect(jabba.value("Hair") == "n/a")
    #expect(jabba.value("Species") == "Hutt")
    let titles = Set(try page(SW.people.source).entries.map(\.title))
    #expect(titles.isSuperset(of: ["Padmé Amidala", "Ric Olié", "Cordé", "Dormé"]))
  }

  @Test func `a search finds a film by its episode and a person without an accent`() throws {
    func found(_ text: String, _ source: ListSource) throws -> [String] {
      let list = EntryList(try page(source).entries)
      var filter = Filter(text: "", before: nil)
      filter.apply(text, to: list)
      return filter.matches(of: list).map(\.title)
    }
    #expect(try found("episode iv", SW.films.source).first == "A New Hope")
    #expect(try found("padme", SW.people.source) == ["Padmé Amidala"])
  }

  @Test func `films have facts only, no text of the opening crawl`() throws {
    for file in BundledFile.all where file.name.hasPrefix("starwars/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("crawl") && !text.contains("\\n") && !text.contains("..."))
      #expect(!text.contains("http"), "\(file.name)")
    }
    for film in try page(SW.films.source).details {
      #expect(!film.summary.contains("\n") && film.summary.count < 220)
    }
  }

  @Test func `a page, a first paint, and unknown entries`() throws {
    let request = PageRequest(source: SW.people.source, offset: 80, limit: 5)
    let slice = try Self.catalogue.storedPage(request)
    #expect(slice.entries.count == 2 && slice.isLast && slice.total == 82)
    let start = try Self.catalogue.storedPageThrough(SW.film(6), SW.films)
    #expect(start.entries.count == 6 && start.details.map(\.id) == [SW.film(6)])
    for id in ["films/7", "people/x", "planets/1", "films/01", "films", "films/1/"] {
      let id = EntryID(SW.id, id)
      #expect(throws: Failure.unknownEntry(id)) { try Self.catalogue.storedDetail(id) }
    }
    let list = ListSource.list(ListID(SW.id, "planets"))
    #expect(throws: Failure.unknownList("starwars/planets")) { try page(list) }
    #expect(throws: Failure.unknownList("starwars/films/1/planets")) {
      try page(.section(of: SW.film(1), named: "planets"))
    }
  }

  @Test func `a broken file says where`() {
    let files = [
      BundledFile("starwars/films.json", "[{]"), BundledFile("starwars/people.json", "[{}]"),
      BundledFile("starwars/date", "2026-11-21"),
    ]
    let catalogue = Catalogue.starwars(bundle: StarWarsBundle(files: files))
    #expect(
      throws: Failure.unreadable("starwars/films.json: missing key at byte 2")
    ) { try catalogue.storedPage(SW.films) }
    #expect(throws: Failure.unreadable("starwars/people.json: no people at byte 3")) {
      try catalogue.storedPage(SW.people)
    }
    let empty = Catalogue.starwars(bundle: StarWarsBundle(files: []))
    #expect(throws: Failure.unreadable("starwars/films.json")) { try empty.storedPage(SW.films) }
  }
}

extension BundledRecords {
  fileprivate var isParsed: Bool { contents.parsed.withLock { $0 != nil } }
}
