import SquadCore

/// superhero-api's one file, and how fresh it is.
struct HeroResponse: Restampable {
  let list: HeroList
  /// Where its heroes stand in the answer.
  let index: HeroIndex
  let freshness: Freshness

  init(list: HeroList, index: HeroIndex, freshness: Freshness) {
    self.list = list
    self.index = index
    self.freshness = freshness
  }

  /// Reads an answer's bytes. Throws `Failure`.
  init(
    reading body: [UInt8], _ freshness: Freshness, _ skipped: SkippedRecordLog?
  ) throws(Failure) {
    let file = try body.reading { reader in try HeroFile(from: &reader) }
    if let moment = freshness.moment { skipped?.note(file.skippedRecords, at: moment) }
    guard !file.records.isEmpty else { throw .service(.unreadable("no heroes")) }
    self.init(
      list: HeroList(file.records, unreadable: file.unreadable), index: HeroIndex(file),
      freshness: freshness)
  }

  func with(freshness: Freshness) -> HeroResponse {
    HeroResponse(list: list, index: index, freshness: freshness)
  }
}
