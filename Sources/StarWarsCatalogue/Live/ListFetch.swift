import CatalogueKit
import HTTPKit
import SquadCore

/// The fetch of a whole list: one response of most hosts, page after page of the others.
struct ListFetch<Record: SwapiEntryRecord>: Sendable {
  /// The part of the rows by which a partial page has more than the one before: each holds all rows,
  /// and of thousands of pages there is not one for each.
  private static var partialSteps: Int { 20 }
  /// How long a partial page may take all the same: who waits wants to know that something comes.
  private static var partialInterval: Duration { .seconds(1) }

  let service: SwapiService
  let query: SwapiQuery
  /// Bypasses the cache.
  let isReload: Bool
  /// The progress of earlier fetches.
  let unfinished: ResumableProgress<ListProgress<Record>>
  /// The stored records of that kind.
  let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Record>
  /// The request's order, and how it sorts records.
  let sort: SortOrder?
  let order: @Sendable ([Timestamped<Record>]) -> [Timestamped<Record>]

  /// Resumes the last fetch if that was not finished.
  func page(onPartial: LiveService.PartialHandler) async throws(Failure) -> Page {
    let resumed = unfinished.take(query)
    let start = isReload ? ListProgress() : resumed ?? ListProgress()
    return try await unfinished.resume(query, from: start) { checkpoint in
      await Result { () async throws(Failure) in try await fetch(checkpoint, onPartial) }
    }.get()
  }

  private func fetch(
    _ checkpoint: Checkpoint<ListProgress<Record>>, _ onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    var shown = 0
    var shownAt = ContinuousClock.now
    while true {
      do throws(Failure) {
        let response = try await response(checkpoint.progress.next ?? "")
        checkpoint.update { $0.append(response) }
      } catch {
        let progress = checkpoint.progress
        guard !progress.records.isEmpty, error != .service(.cancelled) else { throw error }
        unfinished.store(progress, of: query)
        return try await page(progress, .short(error))
      }
      let progress = checkpoint.progress
      guard progress.next != nil else {
        return try await page(progress, progress.isEndless ? .short(.service(.endless)) : .whole)
      }
      let step = max(progress.records.count, progress.total ?? 0) / Self.partialSteps
      guard
        progress.records.count - shown >= step
          || ContinuousClock.now - shownAt >= Self.partialInterval
      else { continue }
      onPartial(try await page(progress, progress.coverage))
      (shown, shownAt) = (progress.records.count, .now)
    }
  }

  /// Fetches a page from the host in use, whichever host the page before named.
  private func response(_ page: String) async throws(Failure) -> SwapiResponse<Record> {
    let kind = Record.kind
    let path = "/\(kind.rawValue)"
    return try await service.client.fetch(
      path, CacheKey.parameters(of: page), isReload: isReload,
      parse: { [client = service.client] (body, freshness) throws(Failure) in
        let response = try SwapiResponse<Record>(body, of: kind, freshness)
        if let moment = freshness.moment {
          client.skipped(path)?.record(response.skippedRecords, at: moment)
        }
        let isEmpty = response.records.isEmpty && response.unreadable == 0
        guard !page.isEmpty || !isEmpty else { throw .service(.emptyList) }
        return response
      })
  }

  private func page(
    _ progress: ListProgress<Record>, _ coverage: Coverage
  ) async throws(Failure) -> Page {
    try await service.client.perform { rendered(progress, coverage) }
  }

  /// The fetched rows; before the end of the list also stored ones. Reads files.
  private func rendered(_ progress: ListProgress<Record>, _ coverage: Coverage) -> Page {
    let snapshot = service.snapshot()
    let lookup = lookup(snapshot)
    var records = progress.records.map { completed($0, from: lookup) }
    if coverage != .whole {
      records += ((try? lookup.all()) ?? []).filter { !progress.has($0.record.id) }
    }
    let rows = order(records).map { SwapiRow($0, on: snapshot, sort) }
    let freshness = progress.records.map(\.freshness).oldest
    return Page(
      offset: 0, entries: rows.map(\.entry), total: progress.total ?? rows.count, isLast: true,
      freshness: freshness ?? .live(service.client.now()), details: rows.map(\.detail),
      unreadable: progress.unreadable, coverage: coverage)
  }

  /// A record that is only a name, completed by a stored one.
  private func completed(
    _ row: Timestamped<Record>, from lookup: RecordLookup<Record>
  ) -> Timestamped<Record> {
    guard !row.record.isWhole, let stored = lookup[row.record.id], stored.record.isWhole,
      stored.record.name == row.record.name
    else { return row }
    return stored
  }
}
