import CatalogueKit
import SquadCore

extension EventRecord: MarvelEntryRecord {
  static let kind = MarvelKind.events
  static let sections: [MarvelKind] = [.characters, .comics, .series, .stories]

  var rowSubtitle: String { start.map { "\($0.day.year)" } ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.start, start.map(MarvelText.date) ?? CatalogueText.unknown),
      Fact(.end, end.map(MarvelText.date) ?? CatalogueText.unknown),
    ] + MarvelText.creators(creators) + [
      context.fact(.previous, previous), context.fact(.next, next),
    ]
  }
}
