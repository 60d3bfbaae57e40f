import CatalogueKit
import SquadCore

extension StoryRecord: MarvelEntryRecord {
  static let kind = MarvelKind.stories
  static let sections: [MarvelKind] = [.characters, .comics, .series, .events]

  var rowSubtitle: String { MarvelText.words(type) ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact("Type", MarvelText.words(type) ?? CatalogueText.unknown),
      context.fact("Original issue", originalIssue),
    ] + MarvelText.creators(creators)
  }
}
