import CatalogueKit
import HTTPKit
import SquadCore

/// The fetch of a whole list: in one response from most hosts, else page after page.
struct ListFetch<Record: SwapiEntryRecord>: Sendable {
  /// Maximum number of partial pages by progress. Each has all rows so far, so a list of many
  /// pages must not show one after every page.
  private static var partialSteps: Int { 20 }
  /// Maximum time between partial pages, so that a user sees slow progress.
  private static var partialInterval: Duration { .seconds(1) }

  let client: SwapiClient
  let query: SwapiQuery
  /// Whether to bypass the cache.
  let isReload: Bool
  let unfinished: UnfinishedFetches<ListProgress<Record>>
  /// The stored records of that kind.
  let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Record>
  /// The request's order, and the function that sorts by it.
  let sort: SortOrder?
  let order: @Sendable ([Timestamped<Record>]) -> [Timestamped<Record>]

  /// Fetches the list, or the rest of an unfinished fetch.
  func page(onPartial: LiveService.PartialHandler) async throws(Failure) -> Page {
    if isReload { unfinished[query] = nil }
    var progress = unfinished[query] ?? ListProgress()
    var shown = 0
    var shownAt = ContinuousClock.now
    while true {
      do throws(Failure) { progress.append(try await response(progress.next ?? "")) } catch {
        guard !progress.records.isEmpty else { throw error }
        unfinished[query] = progress
        if error == .service(.cancelled) { throw error }
        return try await page(progress, .short(error))
      }
      guard progress.next != nil else {
        unfinished[query] = nil
        return try await page(progress, progress.isEndless ? .short(.service(.endless)) : .whole)
      }
      let step = max(progress.records.count, progress.total ?? 0) / Self.partialSteps
      guard
        progress.records.count - shown >= step
          || ContinuousClock.now - shownAt >= Self.partialInterval
      else { continue }
      unfinished[query] = progress
      onPartial(try await page(progress, progress.coverage))
      (shown, shownAt) = (progress.records.count, .now)
    }
  }

  /// Fetches a page from the host in use, also where the page before named another host.
  private func response(_ page: String) async throws(Failure) -> SwapiResponse<Record> {
    let kind = Record.kind
    let path = "/\(kind.rawValue)"
    return try await client.service.fetch(
      path, CacheKey.parameters(of: page), isReload: isReload,
      parse: { [service = client.service] (body, freshness) throws(Failure) in
        let response = try SwapiResponse<Record>(body, of: kind, freshness)
        if let moment = freshness.moment {
          service.skipped(path)?.record(response.skippedRecords, at: moment)
        }
        let isEmpty = response.records.isEmpty && response.unreadable == 0
        guard !page.isEmpty || !isEmpty else { throw .service(.emptyList) }
        return response
      })
  }

  private func page(
    _ progress: ListProgress<Record>, _ coverage: Coverage
  ) async throws(Failure) -> Page {
    try await client.service.perform { rendered(progress, coverage) }
  }

  /// The fetched rows, and the missing stored ones unless the list is whole. Reads files.
  private func rendered(_ progress: ListProgress<Record>, _ coverage: Coverage) -> Page {
    let snapshot = client.snapshot()
    let lookup = lookup(snapshot)
    var records = progress.records.map { completed($0, from: lookup) }
    let stored = coverage == .whole ? [] : (try? lookup.all()) ?? []
    let missing = stored.filter { !progress.has($0.record.id) }
    records += missing
    let rows = order(records).map { SwapiRow($0, on: snapshot, sort) }
    let freshness = progress.records.map(\.freshness).oldest
    return Page(
      offset: 0, entries: rows.map(\.entry), total: progress.total ?? rows.count, isLast: true,
      freshness: freshness ?? .live(client.service.now()),
      older: OlderRows(missing.map { ($0.record.entryID, $0.freshness) }),
      details: rows.map(\.detail), unreadable: progress.unreadable, coverage: coverage)
  }

  /// Replaces a record that is only a name by the stored one.
  private func completed(
    _ row: Timestamped<Record>, from lookup: RecordLookup<Record>
  ) -> Timestamped<Record> {
    guard !row.record.isComplete, let stored = lookup[row.record.id], stored.record.isComplete,
      stored.record.name == row.record.name
    else { return row }
    return stored
  }
}

/// The records of a list fetched so far.
struct ListProgress<Record: SwapiEntryRecord>: Sendable {
  private(set) var records: [Timestamped<Record>] = []
  private(set) var unreadable = 0
  /// Number of records in the whole list; nil where the host does not state it.
  private(set) var total: Int?
  /// The query of the next page; nil after the last one.
  private(set) var next: String? = ""
  /// Whether the host named more pages than the limit.
  private(set) var isEndless = false
  private var seen: Set<Int> = []
  private var requested: Set<String> = []

  /// Maximum number of pages, since no user stops this fetch: more than a kind has records.
  static var pageLimit: Int { 200 }

  /// Appends a page. A page without new records, or with a next page that was fetched before, is
  /// the last.
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

  var coverage: Coverage {
    .partial(done: records.count, of: max(total ?? 0, records.count))
  }

  /// Whether it has the record of an id.
  func has(_ id: Int) -> Bool { seen.contains(id) }
}
