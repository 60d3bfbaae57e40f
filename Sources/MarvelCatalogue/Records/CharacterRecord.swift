import JSONReader
import PlainText

/// A character, as the Marvel API writes one.
struct CharacterRecord: MarvelRecord {
  private(set) var fields = MarvelFields()

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "name": fields.title = try reader.text().map(PlainText.line)
      case "title": break
      default: try fields.read(key, from: &reader)
      }
    }
    guard fields.isNamed else { return nil }
  }
}
