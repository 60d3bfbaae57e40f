import CatalogueKit
import JSONReader
import PlainText
import SquadCore

/// A book: `{"id":1,"title":"Emma","author":"Jane Austen","year":1815}`.
struct BookRecord: ListedRecord {
  static let list = ListID(CatalogueID(rawValue: "books"))
  static let plural = "books"
  static let path = "/books.json"
  static let bundledCount = 3

  private(set) var id = 0
  private(set) var name = ""
  private(set) var author = ""
  private(set) var year: Int?

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "id": id = try reader.integer() ?? 0
    case "title": name = PlainText.line(try reader.text() ?? "")
    case "author": author = PlainText.line(try reader.text() ?? "")
    case "year": year = try reader.integer()
    default: break
    }
  }

  var rowSubtitle: String { author }
  var aliases: [String] { [author] }

  func detail(_ freshness: Freshness) -> Detail {
    var detail = plainDetail(freshness)
    detail.facts = [Fact("Author", author)] + (year.map { [Fact("Published", "\($0)")] } ?? [])
    return detail
  }
}
