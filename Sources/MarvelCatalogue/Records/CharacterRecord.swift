import JSONReader
import PlainText

/// A character, as the Marvel API writes one.
struct CharacterRecord: MarvelRecord {
  private(set) var fields = MarvelFields()

  var name: String { title }

  init?(from reader: inout JSONReader, reading extent: MarvelExtent) throws {
    try reader.members { key, reader in
      switch key {
      case "name": fields.title = try reader.text().map(PlainText.line)
      case "title": break
      // A row tells how many there are.
      case "comics": try fields.readList(key, from: &reader, reading: extent)
      default: try fields.read(key, from: &reader, reading: extent)
      }
    }
    guard fields.isNamed else { return nil }
  }
}
