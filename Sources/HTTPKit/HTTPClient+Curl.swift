extension HTTPClient {
  /// The live one, on libcurl, which is opened by the first request and not before. One thread,
  /// which that request starts too, serves all; it sleeps while nothing is under way.
  ///
  /// - HTTP/2 where server and library have it; connections are kept for the next request.
  /// - http and https only, certificates checked, redirects as `WebAddress.redirected` allows,
  ///   limits as `HTTPLimits` says, retries as `HTTPRetry` says.
  /// - A host that answered 429 with a `Retry-After` isn't asked before then: requests to it are
  ///   answered with `.rateLimited` without going out.
  /// - No cookies, no `.netrc`, no `.curlrc`. A proxy is used where the environment names one, as
  ///   every program on libcurl does (`http_proxy` in small letters only, `HTTPS_PROXY`,
  ///   `ALL_PROXY`, `NO_PROXY`), but never to reach this machine itself.
  /// - A request of `HTTPScope.publicOnly` connects to no private address, wherever its host's name
  ///   or a redirect leads. Through a proxy it isn't held up: there the proxy connects.
  package static func curl(_ settings: HTTPSettings) -> HTTPClient {
    let client = CurlClient(settings)
    return HTTPClient(
      send: { (request) async throws(HTTPError) in try await client.send(request).get() },
      shutdown: { client.shutdown() })
  }
}
