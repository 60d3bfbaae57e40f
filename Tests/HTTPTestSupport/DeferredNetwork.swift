import HTTPKit
import Synchronization

/// A network that answers when the test says so.
package final class DeferredNetwork: Sendable {
  private let held = Mutex<[(String, HTTPCompletion)]>([])

  package init() {}

  package var urls: [String] { held.withLock { $0.map(\.0) } }

  package var client: HTTPClient {
    HTTPClient(
      send: { [self] request, done in
        held.withLock { $0.append((request.url, done)) }
        return HTTPTicket {}
      }, shutdown: { true })
  }

  package func response(_ result: Result<HTTPResponse, HTTPError>) {
    for (_, done) in held.withLock({ $0 }) { done(result) }
  }
}
