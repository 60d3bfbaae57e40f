import CatalogueKit
import JSONReader
import SquadCore

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
