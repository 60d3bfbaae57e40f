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
      page: { request, done in
        fetch(isAnew: request.isAnew, done) { books throws(Failure) in
          try books.page(request.whole)
        }
      },
      detail: { id, done in
        fetch(isAnew: false, done) { books throws(Failure) in try books.detail(id) }
      },
      detailAnew: { id, done in
        fetch(isAnew: true, done) { books throws(Failure) in try books.detail(id) }
      })
  }

  private func fetch<Value>(
    isAnew: Bool, _ done: @escaping @Sendable (Result<Value, Failure>) -> Void,
    _ value: @escaping @Sendable (Snapshot) throws(Failure) -> Value
  ) -> Ticket {
    client.ask(
      Self.path, isAnew: isAnew,
      read: { [client] (body, freshness) throws(Failure) in
        try Snapshot(reading: body, freshness, client.skipped(Self.path))
      },
      done: { response in
        done(Result { () throws(Failure) in try value(try response.get()) })
      })
  }
}
