/// Timeouts and size limits of a request. A test shortens the times.
package struct HTTPLimits: Equatable, Sendable {
  /// Milliseconds to resolve the host, connect and finish the TLS handshake.
  package var connectTimeout = 5_000
  /// Milliseconds without progress, before the first byte too.
  package var stallTimeout = 15_000
  /// Bytes that are progress; fewer in `stallTimeout` end the request.
  package var minimumProgress = 64
  /// Milliseconds for a response with all its redirects, for one that is slow but never stalls. A
  /// retry begins anew.
  package var totalTimeout = 60_000
  /// Bytes of a body, compressed as well as decompressed.
  package var body = 32 * 1_048_576
  /// Bytes of all bodies that are arriving at the same time.
  package var arriving = 64 * 1_048_576
  /// Bytes of all heads of a response together.
  package var head = 64 * 1_024
  package var redirects = 5
  /// Concurrent requests; more are queued.
  package var maximumConcurrent = 6

  package init() {}
}
