import JSONReader

/// A series of comics, as the Marvel API writes one.
struct SeriesRecord: MarvelRecord {
  private(set) var fields = MarvelFields()
  private(set) var startYear: Int?
  /// 2099 stands for "goes on".
  private(set) var endYear: Int?
  /// Free text: `Rated T`.
  private(set) var rating: String?
  private(set) var type: String?
  private(set) var next: MarvelSummary?
  private(set) var previous: MarvelSummary?

  init?(from reader: inout JSONReader) throws {
    try reader.members { key, reader in
      switch key {
      case "startYear": startYear = try reader.integer()
      case "endYear": endYear = try reader.integer()
      case "rating": rating = try reader.text()
      case "type": type = try reader.text()
      case "next": next = try MarvelSummary(from: &reader)
      case "previous": previous = try MarvelSummary(from: &reader)
      default: try fields.read(key, from: &reader)
      }
    }
    guard fields.isNamed else { return nil }
  }
}
