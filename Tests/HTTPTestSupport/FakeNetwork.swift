import Basics
import HTTPKit
import Synchronization
import SystemKit

/// Fake network: responds as configured, or never until the request is cancelled.
package final class FakeNetwork: Sendable {
  package typealias Reply = @Sendable (HTTPRequest) -> Result<HTTPResponse, ServiceError>?

  private struct Seen {
    var requests: [HTTPRequest] = []
    var cancelled = 0
  }

  private let seen = Mutex(Seen())
  private let reply: Reply

  /// - Parameter reply: the response; nil keeps a request waiting.
  package init(_ reply: @escaping Reply) { self.reply = reply }

  package var requests: [HTTPRequest] { seen.withLock { $0.requests } }
  package var urls: [String] { requests.map(\.url) }
  package var cancelled: Int { seen.withLock { $0.cancelled } }

  package var client: HTTPClient {
    HTTPClient(
      send: { [self] (request) async throws(ServiceError) in
        seen.withLock { $0.requests.append(request) }
        if let reply = reply(request) { return try reply.get() }
        let response = Promise<Result<HTTPResponse, ServiceError>>()
        return try await response.value { [self] in
          seen.withLock { $0.cancelled += 1 }
          response.fulfill(.failure(.cancelled))
        }.get()
      }, shutdown: { true })
  }
}
