import CatalogueKit
import JSONReader
import SquadCore

/// A series of comics.
struct SeriesRecord: MarvelRecord {
  static let kind = MarvelKind.series
  static let sections: [MarvelKind] = [.characters, .comics, .stories, .events]

  private(set) var fields = MarvelFields()
  private var startYear: Int?
  /// 2099 means that it continues.
  private var endYear: Int?
  /// Free text: `Rated T`.
  private var rating: String?
  private var type: String?
  private var next: MarvelSummary?
  private var previous: MarvelSummary?

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "startYear": startYear = try reader.integer()
    case "endYear": endYear = try reader.integer()
    case "rating": rating = try reader.text()
    case "type": type = try reader.text()
    case "next": next = try MarvelSummary(from: &reader)
    case "previous": previous = try MarvelSummary(from: &reader)
    default: try fields.read(key, from: &reader)
    }
  }

  private var years: String? { MarvelText.years(from: startYear, to: endYear) }
  var rowSubtitle: String { years ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.years, years ?? CatalogueText.unknown), MarvelText.words(type).map { Fact(.type, $0) },
      CatalogueText.line(rating).map { Fact(.rating, $0) },
    ] + MarvelText.creators(fields.creators) + [
      context.fact(.previous, previous), context.fact(.next, next),
    ]
  }
}

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

/// A story line across many series.
struct EventRecord: MarvelRecord {
  static let kind = MarvelKind.events
  static let sections: [MarvelKind] = [.characters, .comics, .series, .stories]

  private(set) var fields = MarvelFields()
  private var start: MarvelDate?
  private var end: MarvelDate?
  private var next: MarvelSummary?
  private var previous: MarvelSummary?

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "start": start = try reader.text().flatMap(MarvelDate.init)
    case "end": end = try reader.text().flatMap(MarvelDate.init)
    case "next": next = try MarvelSummary(from: &reader)
    case "previous": previous = try MarvelSummary(from: &reader)
    default: try fields.read(key, from: &reader)
    }
  }

  var rowSubtitle: String { start.map { "\($0.day.year)" } ?? "" }

  func facts(in context: MarvelContext) -> [Fact?] {
    [
      Fact(.start, start.map(MarvelText.date) ?? CatalogueText.unknown),
      Fact(.end, end.map(MarvelText.date) ?? CatalogueText.unknown),
    ] + MarvelText.creators(fields.creators) + [
      context.fact(.previous, previous), context.fact(.next, next),
    ]
  }
}
