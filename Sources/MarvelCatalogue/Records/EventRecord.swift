import JSONReader
import PlainText

/// A story line across many series, as the Marvel API writes one.
struct EventRecord: MarvelRecord {
  private(set) var id = 0
  private(set) var title = ""
  private(set) var description: String?
  private(set) var modified: MarvelDate?
  private(set) var start: MarvelDate?
  private(set) var end: MarvelDate?
  private(set) var creators: MarvelList?
  private(set) var next: MarvelSummary?
  private(set) var previous: MarvelSummary?
  private(set) var addresses: [MarvelAddress] = []
  private(set) var image: MarvelImage?
  private var lists = MarvelLists()

  init?(from reader: inout JSONReader, reading extent: MarvelExtent) throws {
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.integer() ?? 0
      case "title": title = PlainText.line(try reader.text() ?? "")
      case "modified": modified = try reader.text().flatMap(MarvelDate.init)
      case "start": start = try reader.text().flatMap(MarvelDate.init)
      case "end": end = try reader.text().flatMap(MarvelDate.init)
      default: if case .whole = extent { try readRest(key, from: &reader) }
      }
    }
    guard id > 0, !title.isEmpty else { return nil }
  }

  func list(of kind: MarvelKind) -> MarvelList? { lists[kind] }

  private mutating func readRest(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "description": description = try reader.text()
    case "creators": creators = try MarvelList(from: &reader, reading: .whole)
    case "next": next = try MarvelSummary(from: &reader)
    case "previous": previous = try MarvelSummary(from: &reader)
    case "urls": addresses = try MarvelAddress.array(from: &reader)
    case "thumbnail": image = try MarvelImage(from: &reader)
    default: try lists.read(key, from: &reader, reading: .whole)
    }
  }
}
