import CatalogueKit
import SquadCore

extension CatalogueID {
  /// The Star Wars catalogue.
  package static let starwars = CatalogueID(rawValue: "starwars")
}

extension FilmRecord: SwapiEntryRecord {
  static let kind = SwapiKind.films
  static let section = "characters"
  static let sectionStyle = SectionStyle.tiles

  var members: [Int]? { characters }

  /// `Episode IV · 1977`
  var note: String { [episodeTitle, year?.text].compactMap { $0 }.joined(separator: " · ") }

  private var year: SortValue? {
    release.map { SortValue($0.day.year, text: "\($0.day.year)") }
  }

  func sortValue(_ key: String) -> SortValue? { key == SortOrder.release.key ? year : nil }

  /// `Episode IV`
  private var episodeTitle: String? {
    episode.map { Phrase.episode(SwapiText.roman($0) ?? "\($0)").description }
  }

  func entry(in context: SwapiContext) -> Entry {
    let count = characters.map { Phrase.characters($0.count).description }
    let numerals = episode.map { [SwapiText.roman($0), "\($0)"].compactMap { $0 } } ?? []
    // Short: beside the longest title a narrow list has room for little more.
    return Entry(
      id: entryID, title: name,
      subtitle: [numerals.first, count].compactMap { $0 }.joined(separator: " · "),
      aliases: [episodeTitle].compactMap { $0 } + numerals, mainSection: Self.section)
  }

  func detail(in context: SwapiContext) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: context.freshness)
    detail.subtitle = episodeTitle ?? ""
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
    // The others stand under the title.
    detail.template.facts = Label.texts(isOne ? .producer : .producers)
    detail.sections = section(.characters, of: .people, in: context)
    detail.isPartial = !isWhole
    return detail
  }
}
