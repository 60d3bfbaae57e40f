import Basics
import HTTPKit

/// A client for one test, shut down with it.
package final class TestClient {
  package let http: HTTPClient

  /// Its waits are short enough for a test.
  package init(_ change: (inout HTTPSettings) -> Void = { _ in }) {
    var settings = HTTPSettings(userAgent: "squad/test")
    settings.retry.baseDelay = 20
    change(&settings)
    http = .curl(settings)
  }

  deinit { _ = http.shutdown() }

  package func begin(_ request: HTTPRequest) -> PendingRequest { PendingRequest(http, request) }

  /// The response or the error, within twenty seconds.
  package func ask(_ request: HTTPRequest) throws -> HTTPResponse { try begin(request).response() }

  /// The error; nil for a response.
  package func problem(_ request: HTTPRequest) throws -> ServiceError? {
    do {
      _ = try ask(request)
      return nil
    } catch let problem as ServiceError {
      return problem
    }
  }
}
