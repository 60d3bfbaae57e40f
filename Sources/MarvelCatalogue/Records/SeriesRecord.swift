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
