import SquadCore

/// The records fetched so far of a list that may have pages.
struct ListProgress<Record: SwapiEntryRecord>: Resumable {
  private(set) var records: [Timestamped<Record>] = []
  private(set) var unreadable = 0
  /// How many there are in all; nil where the host does not say.
  private(set) var total: Int?
  /// The query of the page to fetch next; nil once there is none.
  private(set) var next: String? = ""
  /// Whether it named a next page once more than the limit allows.
  private(set) var isEndless = false
  private var seen: Set<Int> = []
  private var requested: Set<String> = []

  /// Maximum number of pages: there is no user who stops scrolling.
  static var pageLimit: Int { 1_000 }

  /// Appends a page. One without new records, or whose next page was fetched before, is the last.
  mutating func append(_ page: SwapiResponse<Record>) {
    let count = records.count
    for record in page.records where seen.insert(record.id).inserted {
      records.append(Timestamped(record: record, freshness: page.freshness))
    }
    unreadable += page.unreadable
    total = page.total ?? total
    if let next { requested.insert(next) }
    next = page.next.flatMap { records.count > count && !requested.contains($0) ? $0 : nil }
    if next != nil, requested.count >= Self.pageLimit { (next, isEndless) = (nil, true) }
  }

  var isResumable: Bool { !records.isEmpty && next != nil }

  var coverage: Coverage {
    .partial(done: records.count, of: max(total ?? 0, records.count))
  }

  /// Whether it is the record of that id.
  func has(_ id: Int) -> Bool { seen.contains(id) }
}
