import CatalogueKit
import SquadCore

/// The records that another one names, to be fetched all together: there is a page of what has come
/// after each.
///
/// The network itself has at most six requests to a host under way, and what was fetched lately, for
/// another film for one, isn't fetched again.
struct SectionFetch<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>: Sendable {
  /// So many partial pages at most: one each for the largest cast of any film.
  private static var partialLimit: Int { 100 }

  let service: SwapiService
  let query: SwapiQuery
  /// Nothing cached does.
  let isAnew: Bool
  /// Where this machine has such records.
  let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Member>

  /// Goes on where the last fetch ended, if that was before the end.
  func page(
    of owner: SwapiReference, onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    let kept = service.unfinishedSections.take(query)
    let start: SectionProgress
    if let kept, !isAnew { start = kept } else { start = try await members(of: owner) }
    return try await service.unfinishedSections.resume(query, from: start) { checkpoint in
      await Result { () async throws(Failure) in try await fetch(checkpoint, onPartial) }
    }.get()
  }

  /// Fetches which records are named.
  private func members(of reference: SwapiReference) async throws(Failure) -> SectionProgress {
    let owner = try await service.record(reference, as: Owner.self, isAnew: isAnew)
    guard let members = owner.record.members else { throw .service(.missing(Owner.section)) }
    return SectionProgress(order: members, freshness: owner.freshness)
  }

  /// Fetches what is missing.
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
    // A cancelled one was kept when it was cancelled.
    if failure == .service(.cancelled) { throw failure }
    service.unfinishedSections.keep(progress, of: query)
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
      var waiting = missing.count
      var failure: Failure?
      for await (id, result) in group {
        waiting -= 1
        switch result {
        case .success(let row):
          checkpoint.update { $0.rows[id] = row }
          if waiting > 0, waiting % step == 0 { onPartial() }
        case .failure(let reason): failure = failure ?? reason
        }
      }
      return failure
    }
  }

  private func row(_ id: Int) async throws(Failure) -> SwapiRow {
    let record = try await service.record(
      SwapiReference(Member.kind, id), as: Member.self, isAnew: isAnew)
    return try await service.client.perform { SwapiRow(record, on: service.snapshot()) }
  }

  /// What this machine has in place of records that have not come yet.
  private func older(_ missing: [Int]) async throws(Failure) -> [Int: SwapiRow] {
    try await service.client.perform {
      let snapshot = service.snapshot()
      let lookup = lookup(snapshot)
      let rows = missing.compactMap { id in lookup[id].map { (id, SwapiRow($0, on: snapshot)) } }
      return Dictionary(rows) { first, _ in first }
    }
  }
}
