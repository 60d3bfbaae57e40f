import HTTPKit
import SquadCore

/// A service that gives its one list whole, with what was saved of it.
package struct RecordServer<Record: ListedRecord>: Sendable {
  typealias Snapshot = RecordSnapshot<Record>

  private let client: ServiceClient
  private let responses: SavedResponses
  private let last = LastSnapshot<Record>()
  private let ranges = SavedRanges()
  private let isOffline: Bool

  /// - Parameters:
  ///   - addresses: base addresses, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    client = services.client(Record.list.catalogue, bases: addresses)
    responses = SavedResponses(
      services.responses, Record.list.catalogue, parsedResponses: services.parsedResponses,
      limit: .max)
    self.isOffline = isOffline
  }

  /// Nil where no network is wanted.
  package var live: LiveService? {
    guard !isOffline else { return nil }
    return LiveService(
      page: { (request, _) async throws(Failure) in
        let snapshot = try await fetch(isReload: request.isReload)
        return try await client.perform { () throws(Failure) in
          try snapshot.page(request.whole)
        }
      },
      detail: { (id, isReload) async throws(Failure) in
        guard Record.number(id) != nil else { throw .unknownEntry(id) }
        return try await fetch(isReload: isReload).detail(id)
      })
  }

  private func fetch(isReload: Bool) async throws(Failure) -> Snapshot {
    try await client.fetch(Record.path, isReload: isReload, parse: parse)
  }

  /// The list as it was last fetched; nil where it never was.
  func saved() -> Snapshot? {
    responses.value(of: key, parse: parse)
  }

  /// A detail from the list as it was last fetched; nil where it never was. Of a long list only the
  /// one record is read. Throws `Failure`.
  func savedDetail(_ id: EntryID) throws(Failure) -> Detail? {
    guard let facts = responses.facts(key) else { return nil }
    if let ranges = ranges.ranges(fetchedAt: facts.fetchedAt) {
      guard let range = Record.number(id).flatMap({ ranges[$0] }) else {
        throw .unknownEntry(id)
      }
      let body = responses.part(of: key, fetchedAt: facts.fetchedAt, range)
      if let body, let record = Record(id, at: 0..<body.count, of: body) {
        return record.detail(.saved(facts.fetchedAt))
      }
    }
    return try saved()?.detail(id)
  }

  private var key: CacheKey { responses.key(Record.path) }

  @Sendable private func parse(
    _ body: [UInt8], _ freshness: Freshness
  ) throws(Failure) -> Snapshot {
    let snapshot = try last.value(of: body, freshness) { () throws(Failure) in
      try Snapshot(parsing: body, freshness, client.skipped(Record.path))
    }
    ranges.store(snapshot)
    return snapshot
  }
}
