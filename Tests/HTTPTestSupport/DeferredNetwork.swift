import Basics
import HTTPKit
import Synchronization
import SystemKit

/// A network that answers when the test says so, even requests that were cancelled.
package final class DeferredNetwork: Sendable {
  private typealias Response = Promise<Result<HTTPResponse, ServiceError>>

  private let state = Mutex<[(String, Response)]>([])

  package init() {}

  package var urls: [String] { state.withLock { $0.map(\.0) } }

  package var client: HTTPClient {
    HTTPClient(
      send: { [self] (request) async throws(ServiceError) in
        let response = Response()
        state.withLock { $0.append((request.url, response)) }
        return try await response.value {}.get()
      }, shutdown: { true })
  }

  package func response(_ result: Result<HTTPResponse, ServiceError>) {
    for (_, response) in state.withLock({ $0 }) { response.fulfill(result) }
  }
}
