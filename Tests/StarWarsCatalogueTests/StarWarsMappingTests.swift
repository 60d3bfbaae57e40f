import CatalogueTestSupport
import SquadCore
import Testing

@testable import StarWarsCatalogue

@Suite struct StarWarsMappingTests {
  private func context(_ names: [StarWarsCatalogue.SwapiReference: String] = [:]) -> SwapiContext {
    SwapiContext(freshness: SW.live) { reference in
      names[reference].map { SwapiName(text: $0, isCurrent: true) }
    }
  }

  private func person(_ text: String) throws -> PersonRecord {
    let response = try SwapiResponse<PersonRecord>(
      Array(text.utf8), of: .init(.people, 13), SW.live)
    return try #require(response.records.first)
  }

  private func film(_ text: String) throws -> FilmRecord {
    let response = try SwapiResponse<FilmRecord>(Array(text.utf8), of: .init(.films, 1), SW.live)
    return try #require(response.records.first)
  }

  @Test func `a film`() throws {
    let film = try film(SW.filmJSON(1, people: [10, 2]))
    let entry = film.entry(in: context())
    #expect(entry.id == SW.film(1))
    #expect(entry.title == "Film 1")
    #expect(entry.subtitle == "IV · 2 characters")
    #expect(entry.aliases == ["Episode IV", "IV", "4"])
    #expect(entry.mainSection == "characters")
    #expect(!entry.isRecruitable)
    let detail = film.detail(in: context([.init(.people, 2): "C-3PO"]))
    #expect(detail.summary == "One two.\nThree.")
    #expect(detail.isDescribed && !detail.isRecruitable && !detail.isPartial)
    #expect(detail.facts.map(\.label) == ["Episode", "Director", "Producers", "Released"])
    #expect(detail.facts.map(\.value) == ["IV", "D", "A, B", "25 May 1971"])
    let section = try #require(detail.sections.first)
    #expect(section.name == "characters" && section.available == 2)
    #expect(section.entries == [FactItem(id: SW.person(2), title: "C-3PO")])
  }

  @Test func `a film without known facts`() throws {
    let film = try film(#"{"title":"X","producer":"A"}"#)
    let entry = film.entry(in: context())
    #expect(entry.subtitle == "" && entry.aliases == [])
    let detail = film.detail(in: context())
    #expect(detail.facts.map(\.value) == ["unknown", "unknown", "A", "unknown"])
    #expect(detail.value("Producer") == "A")
    #expect(detail.sections.isEmpty && detail.isPartial)
    let alone = try self.film(#"{"title":"X","episode_id":"40","characters":["people/1"]}"#)
    #expect(alone.entry(in: context()).subtitle == "40 · 1 character")
  }

  @Test func `a person`() throws {
    let person = try person(SW.personJSON(13))
    let names: [StarWarsCatalogue.SwapiReference: String] = [
      .init(.planets, 13): "Kashyyyk", .init(.species, 13): "Wookie", .init(.films, 1): "One",
    ]
    let entry = person.entry(in: context(names))
    #expect(entry.id == SW.person(13))
    #expect(entry.subtitle == "Kashyyyk")
    #expect(entry.isRecruitable && entry.mainSection == nil)
    let detail = person.detail(in: context(names))
    #expect(detail.isRecruitable && !detail.isDescribed && !detail.isPartial)
    #expect(
      detail.facts.map { "\($0.label) \($0.value)" } == [
        "Height 172 cm", "Mass 1,358 kg", "Birth year 19 BBY", "Gender Male", "Hair n/a",
        "Skin Fair", "Eyes Blue", "Homeworld Kashyyyk", "Species Wookie",
      ])
    #expect(detail.sections.first?.name == "films")
    #expect(detail.sections.first?.available == 2)
    #expect(detail.sections.first?.entries.map(\.title) == ["One"])
  }

  @Test func `a person without known facts`() throws {
    let person = try person(SW.personJSON(13))
    #expect(person.entry(in: context()).subtitle == "19 BBY")
    #expect(
      ["41.9BBY", "5ABY", "unknown", "BBY"].map(SwapiText.year)
        == ["41.9 BBY", "5 ABY", "unknown", "BBY"])
    let unnamed = person.detail(in: context())
    #expect(unnamed.isPartial, "its homeworld is still to be fetched")
    #expect(unnamed.value("Homeworld") == "unknown")
    let empty = try self.person(#"{"name":"N","height":"unknown","mass":null,"species":[]}"#)
    let detail = empty.detail(in: context())
    #expect(empty.entry(in: context()).subtitle == "")
    #expect(detail.value("Height") == "unknown")
    #expect(detail.value("Mass") == "unknown")
    #expect(detail.value("Homeworld") == "unknown")
    #expect(detail.value("Species") == nil)
    #expect(detail.sections.isEmpty)
    #expect(!detail.isPartial)
  }

  @Test(arguments: [
    ("male", "Male"), ("hermaphrodite", "Hermaphrodite"), ("blonde", "Blond"), ("blond", "Blond"),
    ("brown, grey", "Brown, grey"), ("n/a", "n/a"), ("unknown", "unknown"), (nil, "unknown"),
  ])
  func `words are spelled as in the other catalogues`(text: String?, shown: String) {
    #expect(SwapiText.word(text) == shown)
  }

  @Test func `a planet named unknown isn't shown before a year`() throws {
    let person = try person(SW.personJSON(13))
    let names: [StarWarsCatalogue.SwapiReference: String] = [.init(.planets, 13): "unknown"]
    #expect(person.entry(in: context(names)).subtitle == "19 BBY")
  }

  @Test(arguments: [
    ("77", "77 kg"), ("1,358", "1,358 kg"), ("78.2", "78.2 kg"), ("n/a", "n/a"),
    ("unknown", "unknown"), (nil, "unknown"), ("80-90", "80-90"),
  ])
  func `numbers have units, words don't`(text: String?, said: String) {
    #expect(SwapiText.measure(text, "kg") == said)
  }

  @Test(arguments: [(1, "I"), (4, "IV"), (9, "IX"), (10, "X"), (39, "XXXIX"), (0, nil), (40, nil)])
  func `episodes in Roman numerals`(number: Int, text: String?) {
    #expect(SwapiText.roman(number) == text)
  }

  @Test func `films sort by release and by episode, unknown ones last`() throws {
    func fresh(_ episode: String, _ release: String) throws -> Timestamped<FilmRecord> {
      Timestamped(
        record: try film(
          #"{"title":"\#(episode)","episode_id":\#(episode),"release_date":"\#(release)"}"#),
        freshness: SW.live)
    }
    let films = [
      try fresh("null", "1976-01-01"), try fresh("1", "1999-05-19"), try fresh("4", "1977-05-25"),
      try fresh("9", "x"),
    ]
    func names(_ key: String, _ isDescending: Bool = false) -> [String] {
      SwapiRows.sorted(films, by: SortOrder(key: key, isDescending: isDescending))
        .map(\.record.name)
    }
    #expect(names("release") == ["null", "4", "1", "9"])
    #expect(names("episode") == ["1", "4", "9", "null"])
    #expect(names("episode", true) == ["9", "4", "1", "null"])
    #expect(names("release", true) == ["1", "4", "null", "9"])
    #expect(SwapiRows.sorted(films, by: nil).map(\.record.name) == ["null", "4", "1", "9"])
  }
}
