import Basics
import CatalogueTestSupport
import SquadCore
import Synchronization
import SystemKit

@testable import HTTPKit
@testable import StarWarsCatalogue

/// Hosts with responses from a table of paths; other paths give 404.
final class SwapiNetwork: Sendable {
  private let table: Mutex<[String: Result<HTTPResponse, ServiceError>?]>
  private let requested = Mutex<[String]>([])
  private let watched = Mutex<[String: @Sendable () -> Void]>([:])

  /// - Parameter table: bodies by path, or by whole address.
  init(_ table: [String: String]) { self.table = Mutex(table.mapValues { .success(.text($0)) }) }

  /// The paths requested since the last call, without the host, sorted.
  func takeRequests() -> [String] {
    requested.withLock { requested in
      defer { requested = [] }
      return requested.sorted()
    }
  }

  func set(_ path: String, _ response: Result<HTTPResponse, ServiceError>) {
    table.withLock { $0[path] = .some(response) }
  }

  /// Holds back the response for a path until the request is cancelled.
  func hold(_ path: String) { table.withLock { $0[path] = .some(nil) } }

  /// Calls `body` when that path is requested.
  func whenRequested(_ path: String, _ body: @escaping @Sendable () -> Void) {
    watched.withLock { $0[path] = body }
  }

  var client: HTTPClient {
    HTTPClient(
      send: { [self] (request) async throws(ServiceError) in
        let path = "/" + request.url.dropFirst("http://".count).drop { $0 != "/" }.dropFirst()
        requested.withLock { $0.append(path) }
        watched.withLock { $0[path] }?()
        let found = table.withLock { $0[request.url] ?? $0[path] }
        let missing = HTTPResponse.text(#"{"detail":"Not found"}"#, status: 404)
        if let reply = found ?? .success(missing) { return try reply.get() }
        let response = Promise<Result<HTTPResponse, ServiceError>>()
        return try await response.value { response.fulfill(.failure(.cancelled)) }.get()
      }, shutdown: { true })
  }
}
