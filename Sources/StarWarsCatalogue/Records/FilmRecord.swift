import Basics
import CatalogueKit
import JSONReader
import PlainText
import Portraits
import SquadCore

struct FilmRecord: SwapiEntryRecord {
  static let kind = SwapiKind.films
  static let section = "characters"
  static let sectionStyle = SectionStyle.tiles

  var id = 0
  private(set) var name = ""
  private(set) var episode: Int?
  private var director: String?
  private var producers: String?
  private(set) var release: CalendarDay?
  /// Paragraphs: the opening crawl from a service, squad's own words in the bundle.
  private var summary = ""
  /// The ids of its people in the film's order, each once; nil where the record does not state
  /// them.
  private(set) var characters: [Int]?

  var isComplete: Bool { characters != nil }
  var members: [Int]? { characters }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "title", "name": name = PlainText.line(try reader.text() ?? "")
    case "episode_id": episode = try reader.integer()
    case "director": director = CatalogueText.line(try reader.text())
    case "producer": producers = CatalogueText.line(try reader.text())
    case "release_date": release = try reader.text().flatMap(CalendarDay.init(swapi:))
    case "opening_crawl", "synopsis": summary = PlainText.paragraphs(try reader.text() ?? "")
    case "characters": characters = try reader.ids(of: .people)
    default: break
    }
  }

  /// `Episode IV · 1977`
  var note: String { [episodeTitle, year?.text].compactMap { $0 }.joined(separator: " · ") }

  private var year: SortValue? {
    release.map { SortValue($0.year, text: "\($0.year)") }
  }

  func sortValue(_ key: String) -> SortValue? { key == SortOrder.release.key ? year : nil }

  /// `Episode IV`
  private var episodeTitle: String? {
    episode.map { Phrase.episode(SwapiText.roman($0) ?? "\($0)").description }
  }

  func entry(in context: SwapiContext) -> Entry {
    let count = characters.map { Phrase.characters($0.count).description }
    let numerals = episode.map { [SwapiText.roman($0), "\($0)"].compactMap { $0 } } ?? []
    // The numeral alone, since a narrow list has little space beside the longest title.
    return Entry(
      id: entryID, title: name,
      subtitle: [numerals.first, count].compactMap { $0 }.joined(separator: " · "),
      aliases: [episodeTitle].compactMap { $0 } + numerals, mainSection: Self.section,
      note: [episodeTitle, director].compactMap { $0 }.joined(separator: " · "))
  }

  var portrait: PortraitSubject {
    PortraitSubject(.film, name, initials: PlainText.initials(name))
  }

  func detail(in context: SwapiContext) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: context.freshness)
    detail.subtitle = episodeTitle ?? ""
    detail.portrait = portrait
    detail.summary = summary
    let isOne = producers?.contains(",") != true
    detail.facts = [
      Fact(.episode, episode.map { SwapiText.roman($0) ?? "\($0)" } ?? CatalogueText.unknown),
      Fact(.director, director ?? CatalogueText.unknown),
      Fact(isOne ? .producer : .producers, producers ?? CatalogueText.unknown),
      Fact(.released, release.map(SwapiText.date) ?? CatalogueText.unknown),
    ]
    detail.byline = [episodeTitle, release.map(SwapiText.date), director].compactMap { $0 }
      .joined(separator: " · ")
    // The other facts are in the byline.
    detail.template.facts = Label.texts(isOne ? .producer : .producers)
    detail.sections = section(.characters, of: .people, in: context)
    detail.isPartial = !isComplete
    return detail
  }
}

extension CalendarDay {
  /// Parses a day of SWAPI, `1977-05-25`; nil for any other text, and for years without films.
  init?(swapi text: String) {
    let parts = text.utf8.prefix(10).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(String(Substring($0))) }
    guard parts.count == 3, numbers.count == 3, (1800...2200).contains(numbers[0]),
      (1...12).contains(numbers[1]), (1...31).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
