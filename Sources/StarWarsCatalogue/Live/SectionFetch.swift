import CatalogueKit
import SquadCore

/// The concurrent fetch of a section's records, six at a time in the section's order, with a partial
/// page after each. A record that was fetched recently, for another film say, costs no request.
struct SectionFetch<Owner: SwapiEntryRecord, Member: SwapiEntryRecord>: Sendable {
  /// Maximum number of partial pages: more than the largest cast of a film.
  private static var partialLimit: Int { 100 }
  /// Fetches in progress, as many as the HTTP client allows a host: started all at once they reach
  /// the host in any order, and a few silent ones could keep the first row from the screen.
  private static var width: Int { 6 }

  let client: SwapiClient
  let query: SwapiQuery
  /// Whether to bypass the cache.
  let isReload: Bool
  /// The stored records of that kind.
  let lookup: @Sendable (SwapiSnapshot) -> RecordLookup<Member>

  /// Fetches the section, or the rest of an unfinished fetch.
  func page(
    of owner: SwapiReference, onPartial: LiveService.PartialHandler
  ) async throws(Failure) -> Page {
    if isReload { client.unfinishedSections[query] = nil }
    var progress: SectionProgress
    if let resumed = client.unfinishedSections[query] {
      progress = resumed
    } else {
      progress = try await members(of: owner)
    }
    let missing = progress.missing
    guard !missing.isEmpty else { return progress.page(beside: [:], .whole) }
    client.unfinishedSections[query] = progress
    let older = try await older(missing)
    onPartial(progress.partialPage(beside: older))
    let failure: Failure?
    (progress, failure) = await fetch(missing, progress) {
      onPartial($0.partialPage(beside: older))
    }
    guard let failure else {
      client.unfinishedSections[query] = nil
      return progress.page(beside: [:], .whole)
    }
    if failure == .service(.cancelled) || progress.rows.isEmpty { throw failure }
    return progress.page(beside: older, .short(failure))
  }

  /// Fetches the ids of the section's records.
  private func members(of reference: SwapiReference) async throws(Failure) -> SectionProgress {
    let owner = try await client.record(reference, as: Owner.self, isReload: isReload)
    guard let members = owner.record.members else { throw .service(.missing(Owner.section)) }
    return SectionProgress(order: members, freshness: owner.freshness)
  }

  /// Fetches records, and returns the new progress with the first failure; nil where none failed.
  /// `onPartial` is called for new rows before the last one.
  private func fetch(
    _ missing: [Int], _ start: SectionProgress, onPartial: (SectionProgress) -> Void
  ) async -> (SectionProgress, Failure?) {
    // Each partial page has all rows so far, so thousands of rows must not cause one each.
    let step = max(start.order.count / Self.partialLimit, 1)
    return await withTaskGroup(of: (Int, Result<SwapiRow, Failure>).self) { group in
      var rest = missing[...]
      func addNext() {
        guard let id = rest.popFirst() else { return }
        group.addTask { (id, await Result { () async throws(Failure) in try await row(id) }) }
      }
      for _ in 0..<Self.width { addNext() }
      var progress = start
      var pending = missing.count
      var failure: Failure?
      for await (id, result) in group {
        addNext()
        pending -= 1
        switch result {
        case .success(let row):
          progress.rows[id] = row
          client.unfinishedSections[query] = progress
          if pending > 0, pending % step == 0 { onPartial(progress) }
        case .failure(let reason): failure = failure ?? reason
        }
      }
      return (progress, failure)
    }
  }

  private func row(_ id: Int) async throws(Failure) -> SwapiRow {
    let record = try await client.record(
      SwapiReference(Member.kind, id), as: Member.self, isReload: isReload)
    return try await client.service.perform { SwapiRow(record, on: client.snapshot()) }
  }

  /// Stored rows for the records that were not fetched yet.
  private func older(_ missing: [Int]) async throws(Failure) -> [Int: SwapiRow] {
    try await client.service.perform {
      let snapshot = client.snapshot()
      let lookup = lookup(snapshot)
      let rows = missing.compactMap { id in lookup[id].map { (id, SwapiRow($0, on: snapshot)) } }
      return Dictionary(rows) { first, _ in first }
    }
  }
}

/// The records of a section fetched so far.
struct SectionProgress: Sendable {
  /// The ids of all records, in order.
  let order: [Int]
  /// The freshness of the section's owner.
  let freshness: Freshness
  /// The rows fetched so far.
  var rows: [Int: SwapiRow] = [:]

  var missing: [Int] { order.filter { rows[$0] == nil } }

  /// The fetched rows in order, with `older` rows for missing ones.
  func page(beside older: [Int: SwapiRow], _ coverage: Coverage) -> Page {
    let shown = order.compactMap { rows[$0] ?? older[$0] }
    let stored = order.compactMap { rows[$0] == nil ? older[$0] : nil }
    return Page(
      offset: 0, entries: shown.map(\.entry), total: order.count, isLast: true,
      freshness: rows.values.map(\.freshness).oldest ?? freshness,
      older: OlderRows(stored.map { ($0.entry.id, $0.freshness) }), details: shown.map(\.detail),
      coverage: coverage)
  }

  /// The same page during the fetch.
  func partialPage(beside older: [Int: SwapiRow]) -> Page {
    page(beside: older, .partial(done: rows.count, of: order.count))
  }
}
