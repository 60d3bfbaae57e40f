import CatalogueTestSupport
import SquadCore
import Synchronization
import SystemKit

@testable import HTTPKit
@testable import StarWarsCatalogue

/// Hosts that answer from a table of paths; what is not in it is 404.
final class SwapiNetwork: Sendable {
  private let table: Mutex<[String: Result<HTTPResponse, HTTPError>?]>
  private let asked = Mutex<[String]>([])
  private let watched = Mutex<[String: @Sendable () -> Void]>([:])

  /// - Parameter table: bodies by path, or by whole address.
  init(_ table: [String: String]) { self.table = Mutex(table.mapValues { .success(.text($0)) }) }

  /// What was asked since the last look, without the host, sorted.
  func look() -> [String] {
    asked.withLock { asked in
      defer { asked = [] }
      return asked.sorted()
    }
  }

  func set(_ path: String, _ response: Result<HTTPResponse, HTTPError>) {
    table.withLock { $0[path] = .some(response) }
  }

  /// A path that is not answered before the question is withdrawn.
  func hold(_ path: String) { table.withLock { $0[path] = .some(nil) } }

  /// Calls `body` when that path is asked for.
  func whenAsked(_ path: String, _ body: @escaping @Sendable () -> Void) {
    watched.withLock { $0[path] = body }
  }

  var client: HTTPClient {
    HTTPClient(
      send: { [self] (request) async throws(HTTPError) in
        let path = "/" + request.url.dropFirst("http://".count).drop { $0 != "/" }.dropFirst()
        asked.withLock { $0.append(path) }
        watched.withLock { $0[path] }?()
        let found = table.withLock { $0[request.url] ?? $0[path] }
        let missing = HTTPResponse.text(#"{"detail":"Not found"}"#, status: 404)
        if let reply = found ?? .success(missing) { return try reply.get() }
        let response = Promise<Result<HTTPResponse, HTTPError>>()
        return try await response.value { response.fulfill(.failure(.cancelled)) }.get()
      }, shutdown: { true })
  }
}
