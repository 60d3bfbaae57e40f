import CatalogueKit
import HTTPKit
import SquadCore

/// A service that gives all books as one file, with what was saved of it.
struct BookServer: Sendable {
  typealias Snapshot = RecordSnapshot<BookRecord>

  private static let path = "/books.json"

  private let client: ServiceClient
  private let responses: SavedResponses

  init(_ services: Services, address: String) {
    client = services.client(BookRecord.list.catalogue, bases: [WebAddress(address)])
    responses = SavedResponses(
      services.responses, BookRecord.list.catalogue, known: services.known, limit: .max)
  }

  /// The books as they were last fetched; nil where they never were.
  func saved() -> Snapshot? {
    responses.value(of: responses.key(Self.path)) { (body, freshness) throws(Failure) in
      try Snapshot(reading: body, freshness, client.skipped(Self.path))
    }
  }

  var live: LiveService {
    LiveService(
      page: { (request, _) async throws(Failure) in
        try await fetch(isAnew: request.isAnew).page(request.whole)
      },
      detail: { (id, isAnew) async throws(Failure) in try await fetch(isAnew: isAnew).detail(id) })
  }

  private func fetch(isAnew: Bool) async throws(Failure) -> Snapshot {
    try await client.fetch(
      Self.path, isAnew: isAnew,
      parse: { [client] (body, freshness) throws(Failure) in
        try Snapshot(reading: body, freshness, client.skipped(Self.path))
      })
  }
}
