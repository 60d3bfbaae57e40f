import CatalogueKit
import JSONReader
import SquadCore

/// A story in a comic, or a cover.
struct StoryRecord: MarvelRecord {
  static let kind = MarvelKind.stories
  static let sections: [MarvelKind] = [.characters, .comics, .series, .events]

  private(set) var fields = MarvelFields()
  /// `interiorStory`, `cover`, `story`, `recap` …; may be empty.
  private var type: String?
  private var originalIssue: MarvelSummary?

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "type": type = try reader.text()
    case "originalIssue": originalIssue = try MarvelSummary(from: &reader)
    default: try fields.read(key, from: &reader)
    }
  }

  /// Its title may be empty.
  var isValid: Bool { id > 0 && fields.title != nil }
  /// The API has no pictures of stories.
  var image: MarvelImage? { nil }
  var rowSubtitle: String { MarvelText.words(type) ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.type, MarvelText.words(type) ?? CatalogueText.unknown),
      context.fact(.originalIssue, originalIssue),
    ] + MarvelText.creators(fields.creators)
  }
}
