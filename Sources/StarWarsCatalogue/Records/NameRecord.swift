import JSONReader
import PlainText

/// A planet or a species: its name is all that is shown of it.
struct NameRecord: SwapiRecord {
  var id = 0
  private(set) var name = ""

  var isWhole: Bool { true }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "name": name = PlainText.line(try reader.text() ?? "")
    default: break
    }
  }
}
