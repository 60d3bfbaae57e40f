import JSONReader
import PlainText

/// The members that records of all kinds have.
struct MarvelFields: Sendable {
  private(set) var id = 0
  /// A character's name, the title of anything else; nil where the record has none.
  var title: String?
  private(set) var description: String?
  private(set) var modified: MarvelDate?
  private(set) var creators: MarvelList?
  private(set) var addresses: [MarvelAddress] = []
  private(set) var image: MarvelImage?
  private(set) var lists = MarvelLists()

  /// Whether there is an id, and a title that says something.
  var isNamed: Bool { id > 0 && title?.isEmpty == false }

  /// Takes in one member; of a row only what a row shows. Throws `JSONProblem`.
  mutating func read(
    _ key: JSONWord, from reader: inout JSONReader, reading extent: MarvelExtent
  ) throws {
    switch key {
    case "id": id = try reader.integer() ?? 0
    case "title": title = try reader.text().map(PlainText.line)
    case "modified": modified = try reader.text().flatMap(MarvelDate.init)
    default: if case .whole = extent { try readRest(key, from: &reader) }
    }
  }

  /// Takes in one of the lists, of a row without its items. Throws `JSONProblem`.
  mutating func readList(
    _ key: JSONWord, from reader: inout JSONReader, reading extent: MarvelExtent
  ) throws {
    try lists.read(key, from: &reader, reading: extent)
  }

  private mutating func readRest(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "description": description = try reader.text()
    case "creators": creators = try MarvelList(from: &reader, reading: .whole)
    case "urls": addresses = try MarvelAddress.array(from: &reader)
    case "thumbnail": image = try MarvelImage(from: &reader)
    default: try lists.read(key, from: &reader, reading: .whole)
    }
  }
}
