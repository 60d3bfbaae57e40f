import JSONReader

/// A story line across many series, as the Marvel API writes one.
struct EventRecord: MarvelRecord {
  private(set) var fields = MarvelFields()
  private(set) var start: MarvelDate?
  private(set) var end: MarvelDate?
  private(set) var next: MarvelSummary?
  private(set) var previous: MarvelSummary?

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "start": start = try reader.text().flatMap(MarvelDate.init)
      case "end": end = try reader.text().flatMap(MarvelDate.init)
      case "next": next = try MarvelSummary(from: &reader)
      case "previous": previous = try MarvelSummary(from: &reader)
      default: try fields.read(key, from: &reader)
      }
    }
    guard fields.isNamed else { return nil }
  }
}
