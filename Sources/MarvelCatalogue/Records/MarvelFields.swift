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
  /// Web pages of the record, as they came: any text.
  private(set) var addresses: [MarvelTyped<String>] = []
  private(set) var image: MarvelImage?
  private(set) var lists = MarvelLists()

  /// Whether there is an id, and a title that says something.
  var isNamed: Bool { id > 0 && title?.isEmpty == false }

  /// Parses one member. Throws `JSONProblem`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "id": id = try reader.integer() ?? 0
    case "title": title = try reader.text().map(PlainText.line)
    case "modified": modified = try reader.text().flatMap(MarvelDate.init)
    case "description": description = try reader.text()
    case "creators": creators = try MarvelList(from: &reader)
    case "urls": addresses = try MarvelTyped.array("url", from: &reader) { try $0.text() }
    case "thumbnail": image = try MarvelImage(from: &reader)
    default: try lists.read(key, from: &reader)
    }
  }
}
