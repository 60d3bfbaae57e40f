import Basics
import CatalogueKit
import CatalogueTestSupport
import HTTPKit
import HTTPTestSupport
import SquadCore

/// The toy catalogue with three books in the bundle and four at a service, which can be out of
/// reach.
struct BookShelf {
  static let bundle = BundledList<BookRecord>(files: [
    BundledFile(
      "books/books-1.json",
      """
      [{"id":2,"title":"Dracula","author":"Bram Stoker","year":1897},
       {"id":1,"title":"Emma","author":"Jane Austen","year":1815},
       {"id":3,"title":"Middlemarch","author":"George Eliot","year":1871}]
      """),
    BundledFile("books/date", "2026-11-21\n"),
  ])
  private static let live = """
    [{"id":4,"title":"Walden","author":"Henry David Thoreau","year":1854}, {"id":5},
     {"id":1,"title":"Emma","author":"Jane Austen","year":1816},
     {"id":3,"title":"Middlemarch","author":"George Eliot","year":1871},
     {"id":2,"title":"Dracula","author":"Bram Stoker","year":1897}]
    """

  let responses = FakeResponses()
  let network: FakeNetwork
  let notes = Notes()
  private let now: Moment

  /// - Parameters:
  ///   - isReachable: whether the service can be reached.
  ///   - seconds: the time; responses come at 500.
  init(isReachable: Bool = true, at seconds: Int64 = 500) {
    now = Moment(seconds: seconds)
    network = FakeNetwork { request in
      guard isReachable else { return .failure(.noNetwork) }
      let isKnown = request.headers.contains { $0.0 == "If-None-Match" && $0.1 == "b1" }
      return .success(
        isKnown ? .text("", status: 304, etag: "b1") : .text(Self.live, etag: "b1"))
    }
  }

  /// The bundle alone.
  static let offline = Catalogue.books(bundle: bundle)

  var catalogue: Catalogue { catalogue(over: responses) }

  /// - Parameter responses: what was saved before.
  func catalogue(over responses: FakeResponses) -> Catalogue {
    let services = Services(http: network.client, responses: responses.store, log: notes.log) {
      now
    }
    let service = RecordService<BookRecord>(
      addresses: ["http://books"], services: services, isOffline: false)
    return .books(bundle: Self.bundle, service: service)
  }

  static func request(
    _ offset: Int = 0, _ limit: Int = 50, isDescending: Bool = false, prefix: String? = nil,
    isReload: Bool = false
  ) -> PageRequest {
    PageRequest(
      source: .list(BookRecord.list), offset: offset, limit: limit,
      sort: SortOrder(key: "name", isDescending: isDescending), titlePrefix: prefix,
      isReload: isReload)
  }
}
