import JSONReader
import PlainText

/// A story inside a comic, a cover among them, as the Marvel API writes one.
struct StoryRecord: MarvelRecord {
  private(set) var id = 0
  /// May be empty.
  private(set) var title = ""
  private(set) var description: String?
  private(set) var modified: MarvelDate?
  /// `interiorStory`, `cover`, `story`, `recap` …; may be empty.
  private(set) var type: String?
  private(set) var originalIssue: MarvelSummary?
  private(set) var creators: MarvelList?
  private var lists = MarvelLists()

  init?(from reader: inout JSONReader, reading extent: MarvelExtent) throws {
    var title: String?
    try reader.members { key, reader in
      switch key {
      case "id": id = try reader.integer() ?? 0
      case "title": title = try reader.text()
      case "modified": modified = try reader.text().flatMap(MarvelDate.init)
      case "type": type = try reader.text()
      default: if case .whole = extent { try readRest(key, from: &reader) }
      }
    }
    guard id > 0, let title else { return nil }
    self.title = PlainText.line(title)
  }

  /// No story of the API has a picture.
  var image: MarvelImage? { nil }

  func list(of kind: MarvelKind) -> MarvelList? { lists[kind] }

  private mutating func readRest(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "description": description = try reader.text()
    case "originalIssue": originalIssue = try MarvelSummary(from: &reader)
    case "creators": creators = try MarvelList(from: &reader, reading: .whole)
    default: try lists.read(key, from: &reader, reading: .whole)
    }
  }
}
