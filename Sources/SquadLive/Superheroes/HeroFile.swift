/// A file of superhero-api: an array of heroes.
struct HeroFile {
  private(set) var records: [HeroRecord] = []
  /// Elements that are no hero.
  private(set) var unreadable = 0

  /// Throws `JSONProblem`.
  init(from reader: inout JSONReader) throws {
    reader.skipSpace()
    let start = reader
    let isArray = try reader.elements { reader in
      if let hero = try HeroRecord(from: &reader) {
        records.append(hero)
      } else {
        unreadable += 1
      }
    }
    try reader.finish()
    guard isArray else { throw start.problem("no list of heroes") }
  }
}
