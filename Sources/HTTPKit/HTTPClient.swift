import Basics

/// Client for HTTP requests. Each ends exactly once: with a response of any status, or an error.
package struct HTTPClient: Sendable {
  /// Sends a request and awaits its response. Cancelling the task cancels the request, on the wire
  /// too, and throws `.cancelled`; so does every request after `shutdown`.
  package var send: @Sendable (HTTPRequest) async throws(ServiceError) -> HTTPResponse
  /// Cancels all requests for good and waits for that, at most a second; true when it is done.
  package var shutdown: @Sendable () -> Bool

  package init(
    send: @escaping @Sendable (HTTPRequest) async throws(ServiceError) -> HTTPResponse,
    shutdown: @escaping @Sendable () -> Bool
  ) {
    self.send = send
    self.shutdown = shutdown
  }
}
