import CatalogueKit
import SquadCore

/// The concurrent fetch of the records that another one names, with a partial page after each.
///
/// The client has at most six requests to a host in flight, and records fetched recently, for
/// another film say, aren't fetched again.
struct SectionFetch<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>: Sendable {
  /// The most partial pages: one each for the largest cast of any film.
  private static var partialLimit: Int { 100 }

  let service: SwapiService
  let query: SwapiQuery
  /// Bypasses the cache.
  let isReload: Bool
  /// The stored records of that kind.
  let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Member>

  /// Resumes the last fetch if that was not finished.
  func page(
    of owner: SwapiReference, onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let resumed = service.unfinishedSections.take(query)
    let start: SectionProgress
    if let resumed, !isReload { start = resumed } else { start = try await members(of: owner) }
    return try await service.unfinishedSections.resume(query, from: start) { checkpoint in
      await Result { () async throws(Failure) in try await fetch(checkpoint, onPartial) }
    }.get()
  }

  /// Fetches the ids of the records to fetch.
  private func members(of reference: SwapiReference) async throws(Failure) -> SectionProgress {
    let owner = try await service.record(reference, as: Owner.self, isReload: isReload)
    guard let members = owner.record.members else { throw .service(.missing(Owner.section)) }
    return SectionProgress(order: members, freshness: owner.freshness)
  }

  /// Fetches the missing records.
  private func fetch(
    _ checkpoint: Checkpoint<SectionProgress>, _ onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let missing = checkpoint.progress.missing
    guard !missing.isEmpty else { return checkpoint.progress.page(beside: [:], .whole) }
    let older = try await older(missing)
    onPartial(checkpoint.progress.partialPage(beside: older))
    let failure = await fetch(missing, into: checkpoint) {
      onPartial(checkpoint.progress.partialPage(beside: older))
    }
    let progress = checkpoint.progress
    guard let failure else { return progress.page(beside: [:], .whole) }
    // The progress of a cancelled fetch was stored when it was cancelled.
    if failure == .service(.cancelled) { throw failure }
    service.unfinishedSections.store(progress, of: query)
    if progress.rows.isEmpty { throw failure }
    return progress.page(beside: older, .short(failure))
  }

  /// Fetches records and returns why the first of those that failed did.
  ///
  /// - Parameter onPartial: called when there are more rows, but not when there are all.
  private func fetch(
    _ missing: [Int], into checkpoint: Checkpoint<SectionProgress>, onPartial: () -> Void
  ) async -> Failure? {
    // Each partial page holds all rows: of thousands there is not one for each.
    let step = max(checkpoint.progress.order.count / Self.partialLimit, 1)
    return await withTaskGroup(of: (Int, Result<SwapiRow, Failure>).self) { group in
      for id in missing {
        group.addTask {
          (id, await Result { () async throws(Failure) in try await row(id) })
        }
      }
      var pending = missing.count
      var failure: Failure?
      for await (id, result) in group {
        pending -= 1
        switch result {
        case .success(let row):
          checkpoint.update { $0.rows[id] = row }
          if pending > 0, pending % step == 0 { onPartial() }
        case .failure(let reason): failure = failure ?? reason
        }
      }
      return failure
    }
  }

  private func row(_ id: Int) async throws(Failure) -> SwapiRow {
    let record = try await service.record(
      SwapiReference(Member.kind, id), as: Member.self, isReload: isReload)
    return try await service.client.perform { SwapiRow(record, on: service.snapshot()) }
  }

  /// Stored rows in place of records that were not fetched yet.
  private func older(_ missing: [Int]) async throws(Failure) -> [Int: SwapiRow] {
    try await service.client.perform {
      let snapshot = service.snapshot()
      let lookup = lookup(snapshot)
      let rows = missing.compactMap { id in lookup[id].map { (id, SwapiRow($0, on: snapshot)) } }
      return Dictionary(rows) { first, _ in first }
    }
  }
}
