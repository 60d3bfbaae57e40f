import HTTPKit
import SquadCore

/// A service that sends its only list whole, and the saved responses of it.
package struct RecordService<Record: ListedRecord>: Sendable {
  typealias Snapshot = RecordSnapshot<Record>

  private let client: ServiceClient
  private let responses: SavedResponses
  private let isOffline: Bool

  /// `addresses` are base addresses, tried in order. `isOffline` uses saved responses only.
  package init(addresses: [WebAddress], services: Services, isOffline: Bool) {
    client = services.client(Record.list.catalogue, bases: addresses)
    responses = services.saved(Record.list.catalogue)
    self.isOffline = isOffline
  }

  /// The live side; nil where the network must not be used.
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

  /// The saved list; nil where it was never fetched.
  func saved() -> Snapshot? { responses.value(of: key, parse: parse) }

  private var key: CacheKey { responses.key(Record.path) }

  @Sendable private func parse(
    _ body: [UInt8], _ freshness: Freshness
  ) throws(Failure) -> Snapshot {
    try Snapshot(parsing: body, freshness, client.skipped(Record.path))
  }
}

extension Catalogue {
  /// A catalogue of one list: bundled, and from a service where there is one.
  package init<Record: ListedRecord>(
    info: CatalogueInfo, bundle: BundledList<Record>, service: RecordService<Record>?
  ) {
    self.init(info: info, live: service?.live) { () -> any StoredSource in
      service?.saved() ?? bundle
    }
  }
}
