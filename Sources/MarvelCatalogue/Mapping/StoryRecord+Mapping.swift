import CatalogueKit
import SquadCore

extension StoryRecord: MarvelEntryRecord {
  static let kind = MarvelKind.stories
  static let sections: [MarvelKind] = [.characters, .comics, .series, .events]

  var rowSubtitle: String { MarvelText.words(type) ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.type, MarvelText.words(type) ?? CatalogueText.unknown),
      context.fact(.originalIssue, originalIssue),
    ] + MarvelText.creators(creators)
  }
}
