import JSONReader
import PlainText

/// A character, as the Marvel API writes one.
struct CharacterRecord: MarvelRecord {
  private(set) var id = 0
  private(set) var name = ""
  private(set) var description: String?
  private(set) var modified: MarvelDate?
  private(set) var addresses: [MarvelAddress] = []
  private(set) var image: MarvelImage?
  private var lists = MarvelLists()

  init?(from reader: inout JSONReader, reading extent: MarvelExtent) throws {
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.integer() ?? 0
      case "name": name = PlainText.line(try reader.text() ?? "")
      case "modified": modified = try reader.text().flatMap(MarvelDate.init)
      case "comics": try lists.read(key, from: &reader, reading: extent)
      default: if case .whole = extent { try readRest(key, from: &reader) }
      }
    }
    guard id > 0, !name.isEmpty else { return nil }
  }

  func list(of kind: MarvelKind) -> MarvelList? { lists[kind] }

  private mutating func readRest(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "description": description = try reader.text()
    case "urls": addresses = try MarvelAddress.array(from: &reader)
    case "thumbnail": image = try MarvelImage(from: &reader)
    default: try lists.read(key, from: &reader, reading: .whole)
    }
  }
}
