import SquadCore

/// A list as it was saved, put together from its pages.
struct SwapiPageAccumulator<Record: SwapiRecord> {
  private(set) var records: [Timestamped<Record>] = []
  /// Whether its last page is there.
  var hasEnd = false
  private var seen: Set<Int> = []
  /// Records that could not be read.
  private(set) var unreadable = 0
  private var total: Int?

  /// Whether these are all, as its host counts.
  var isWhole: Bool { hasEnd && records.count + unreadable >= total ?? 0 }

  /// Adds a page; a record that came before stays as it was.
  mutating func take(_ page: SwapiResponse<Record>) {
    for record in page.records where seen.insert(record.id).inserted {
      records.append(Timestamped(record: record, freshness: page.freshness))
    }
    unreadable += page.unreadable
    total = page.total ?? total
  }
}
