import CatalogueKit
import JSONReader

/// A file of superhero-api: an array of heroes.
struct HeroFile {
  private(set) var records: [HeroRecord] = []
  /// Where each of them stands in the file's bytes.
  private(set) var places: [Range<Int>] = []
  /// Elements that are no hero.
  private(set) var unreadable = 0
  private(set) var skippedRecords: [SkippedRecord] = []

  /// Throws `JSONProblem`.
  init(from reader: inout JSONReader) throws {
    reader.skipSpace()
    let start = reader
    let isArray = try reader.elements { reader in
      let start = reader
      if let hero = try HeroRecord(from: &reader) {
        records.append(hero)
        return places.append(start.position..<reader.position)
      }
      skippedRecords.add(records.count + unreadable, at: start)
      unreadable += 1
    }
    try reader.finish()
    guard isArray else { throw start.problem("not a list of heroes") }
  }
}
