import Basics

/// Client for HTTP requests. Each ends exactly once: with a response of any status, or an error.
package struct HTTPClient: Sendable {
  /// Sends a request and awaits its response. Cancelling the task cancels the request, on the wire
  /// too, and throws `.cancelled`; so does every request after `shutdown`.
  package var send: @Sendable (HTTPRequest) async throws(ServiceError) -> HTTPResponse
  /// Cancels all requests for good and waits for that, at most a second; true when it is done.
  package var shutdown: @Sendable () -> Bool

  /// Creates a client of two operations, as tests do; the live one is `curl`.
  package init(
    send: @escaping @Sendable (HTTPRequest) async throws(ServiceError) -> HTTPResponse,
    shutdown: @escaping @Sendable () -> Bool
  ) {
    self.send = send
    self.shutdown = shutdown
  }
}

extension HTTPClient {
  /// The live client, on libcurl, which the first request opens. All requests run on one thread,
  /// which that request starts too; it sleeps while none is running.
  ///
  /// - HTTP/2 where server and library have it; connections are reused.
  /// - http and https only, certificates checked, redirects as `WebAddress.redirected` allows,
  ///   limits as `HTTPLimits` says, retries as `HTTPRetry` says.
  /// - After a 429 with a `Retry-After`, requests to that host fail with `.rateLimited` until then,
  ///   without going out.
  /// - No cookies, no `.netrc`, no `.curlrc`. A proxy is used where the environment names one, as
  ///   every program on libcurl does (`http_proxy` in small letters only, `HTTPS_PROXY`,
  ///   `ALL_PROXY`, `NO_PROXY`), but never to reach this machine itself.
  /// - A request of `HTTPScope.publicOnly` connects to no private address, wherever its host's name
  ///   or a redirect leads. A proxy's connections are not checked.
  package static func curl(_ settings: HTTPSettings) -> HTTPClient {
    let client = CurlClient(settings)
    return HTTPClient(
      send: { (request) async throws(ServiceError) in try await client.send(request).get() },
      shutdown: { client.shutdown() })
  }
}
