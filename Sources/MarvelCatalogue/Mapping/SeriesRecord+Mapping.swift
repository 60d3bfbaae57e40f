import CatalogueKit
import SquadCore

extension SeriesRecord: MarvelEntryRecord {
  static let kind = MarvelKind.series
  static let sections: [MarvelKind] = [.characters, .comics, .stories, .events]

  private var years: String? { MarvelText.years(from: startYear, to: endYear) }

  var rowSubtitle: String { years ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact("Years", years ?? CatalogueText.unknown),
      MarvelText.words(type).map { Fact("Type", $0) },
      CatalogueText.line(rating).map { Fact("Rating", $0) },
    ] + MarvelText.creators(creators) + [
      context.fact("Previous", previous), context.fact("Next", next),
    ]
  }
}
