import CatalogueKit
import SquadCore

extension SeriesRecord: MarvelEntryRecord {
  static let kind = MarvelKind.series
  static let sections: [MarvelKind] = [.characters, .comics, .stories, .events]

  private var years: String? { MarvelText.years(from: startYear, to: endYear) }

  var rowSubtitle: String { years ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.years, years ?? CatalogueText.unknown),
      MarvelText.words(type).map { Fact(.type, $0) },
      CatalogueText.line(rating).map { Fact(.rating, $0) },
    ] + MarvelText.creators(creators) + [
      context.fact(.previous, previous), context.fact(.next, next),
    ]
  }
}
