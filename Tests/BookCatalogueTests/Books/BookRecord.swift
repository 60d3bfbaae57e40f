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

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.integer() ?? 0
      case "title": name = PlainText.line(try reader.text() ?? "")
      case "author": author = PlainText.line(try reader.text() ?? "")
      case "year": year = try reader.integer()
      default: break
      }
    }
    guard id > 0, !name.isEmpty else { return nil }
  }

  private var entryID: EntryID { EntryID(Self.list.catalogue, "\(id)") }

  var entry: Entry {
    Entry(id: entryID, title: name, subtitle: author, aliases: [author], isRecruitable: true)
  }

  func detail(_ freshness: Freshness) -> Detail {
    var detail = Detail(id: entryID, title: name, freshness: freshness)
    detail.isRecruitable = true
    detail.isDescribed = false
    detail.facts = [Fact("Author", author)] + (year.map { [Fact("Published", "\($0)")] } ?? [])
    return detail
  }
}
